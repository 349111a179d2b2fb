import { useState } from 'react';
import type { FavoriteItem } from '../../../api/generated/types';
import type { CartItem } from '../../cart/cartEvents';
import { useAddLines, type AddedLines } from '../../cart/useAddLines';
import { itemName, purchaseOf, type Obstacle } from '../listItems';

/** Outcome of adding an item to the cart. */
export type ItemOutcome =
  Obstacle | 'added' | 'addedOutOfStock' | 'notFound' | 'outOfStock' | { reason: string };

/** An item of the list and its outcome. */
export interface ItemResult {
  item: FavoriteItem;
  name: string;
  outcome: ItemOutcome;
}

/** Outcome of an article that was sent. */
function outcomeOf({ product }: FavoriteItem, { code }: CartItem, { lines }: AddedLines): ItemOutcome {
  const isOut = product !== undefined && product.inStockQuantity <= 0;
  const line = lines.find((each) => each.code === code);
  if (line?.outcome === 'added') return isOut ? 'addedOutOfStock' : 'added';
  if (!line || line.outcome === 'notFound') return 'notFound';
  if (isOut) return 'outOfStock';
  return line.reason ? { reason: line.reason } : 'notForSale';
}

const nothingAdded: AddedLines = { lines: [], refused: [], short: [] };

/** FAV-03: add the items of a list to the cart (addMultipleToCart) and return the outcome of each. */
export function useAddItems(items: readonly FavoriteItem[]) {
  const { mutate, isPending, error, reset } = useAddLines();
  const [results, setResults] = useState<readonly ItemResult[] | null>(null);
  const add = () => {
    const purchases = items.map((item) => ({ item, purchase: purchaseOf(item) }));
    const lines = purchases.flatMap(({ purchase }) => (typeof purchase === 'string' ? [] : [purchase]));
    const finish = (result: AddedLines) =>
      setResults(
        purchases.map(({ item, purchase }) => ({
          item,
          name: itemName(item),
          outcome: typeof purchase === 'string' ? purchase : outcomeOf(item, purchase, result),
        })),
      );
    reset();
    setResults(null);
    if (lines.length > 0) mutate(lines, { onSuccess: finish });
    else finish(nothingAdded);
  };
  return { add, isPending, error, results, close: () => setResults(null) };
}
