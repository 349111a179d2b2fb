import { useState } from 'react';
import type { FavoriteItem } from '../../../api/generated/types';
import type { MovedItem } from '../../cart/cartEvents';
import { useAddLines, type AddedLines } from '../../cart/useAddLines';
import { itemName, purchaseOf, type Obstacle } from '../listItems';

/** What became of an item that was to be added to the cart. */
export type Outcome = Obstacle | 'added' | 'addedOutOfStock' | 'notFound' | 'outOfStock' | { reason: string };

/** A line of the report. */
export interface ReportLine {
  item: FavoriteItem;
  name: string;
  outcome: Outcome;
}

/** What became of an article that was sent. */
function outcomeOf({ product }: FavoriteItem, { code }: MovedItem, { added, refused }: AddedLines): Outcome {
  const isOut = product !== undefined && product.inStockQuantity <= 0;
  if (added.has(code)) return isOut ? 'addedOutOfStock' : 'added';
  const refusal = refused.find((line) => line.code === code);
  if (!refusal || refusal.isUnknown) return 'notFound';
  if (isOut) return 'outOfStock';
  return refusal.reason ? { reason: refusal.reason } : 'notForSale';
}

const nothingAdded: AddedLines = { added: new Set(), refused: [], short: [] };

/** FAV-03: adds the items of a list to the cart (addMultipleToCart) and reports what became of each. */
export function useAddItems(items: readonly FavoriteItem[]) {
  const { mutate, isPending, error, reset } = useAddLines();
  const [report, setReport] = useState<readonly ReportLine[] | null>(null);
  const add = () => {
    const purchases = items.map((item) => ({ item, purchase: purchaseOf(item) }));
    const lines = purchases.flatMap(({ purchase }) => (typeof purchase === 'string' ? [] : [purchase]));
    const finish = (result: AddedLines) =>
      setReport(
        purchases.map(({ item, purchase }) => ({
          item,
          name: itemName(item),
          outcome: typeof purchase === 'string' ? purchase : outcomeOf(item, purchase, result),
        })),
      );
    reset();
    setReport(null);
    if (lines.length > 0) mutate(lines, { onSuccess: finish });
    else finish(nothingAdded);
  };
  return { add, isPending, error, report, close: () => setReport(null) };
}
