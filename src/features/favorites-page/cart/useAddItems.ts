import { useState } from 'react';
import type { FavoriteItem } from '../../../api/generated/types';
import { DOUBLE_CLICK_MS } from '../../../api/useSingleFlight';
import { openModal } from '../../../components/plain/modalStore';
import type { CartItem } from '../../cart/cartEvents';
import { useAddLines, type AddedLines } from '../../cart/useAddLines';
import {
  itemName,
  purchaseOf,
  variationOfColor,
  type ChosenColors,
  type ChosenVariations,
  type Obstacle,
} from '../listItems';

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

/**
 * FAV-03: add the items of a list to the cart (addMultipleToCart) and return the outcome of each. An item keeps its
 * variation, or the one of the color pressed on its card; for the others the customer chooses first.
 */
export function useAddItems(items: readonly FavoriteItem[], colors: ChosenColors) {
  const { mutate, isPending, error, reset } = useAddLines(DOUBLE_CLICK_MS);
  const [results, setResults] = useState<readonly ItemResult[] | null>(null);
  const send = (chosen: ChosenVariations) => {
    const purchases = items.map((item) => ({ item, purchase: purchaseOf(item, chosen.get(item.code)) }));
    const lines = purchases.flatMap(({ purchase }) => (typeof purchase === 'string' ? [] : [purchase]));
    const finish = (result: AddedLines) =>
      setResults(
        purchases.map(({ item, purchase }) => ({
          item,
          name: itemName(item),
          outcome: typeof purchase === 'string' ? purchase : outcomeOf(item, purchase, result),
        })),
      );
    if (lines.length > 0) return mutate(lines, { onSuccess: finish });
    reset();
    finish(nothingAdded);
  };
  const add = () => {
    const ofColors = new Map(
      items.flatMap((item) => {
        const variation = variationOfColor(item, colors.get(item.code));
        return variation === undefined ? [] : [[item.code, variation] as const];
      }),
    );
    const open = items.flatMap((item) => {
      const { code, product } = item;
      return product && purchaseOf(item, ofColors.get(code)) === 'selectVariation' ? [{ code, product }] : [];
    });
    if (open.length === 0) return send(ofColors);
    openModal('listVariations', {
      items: open,
      onChosen: (chosen) => send(new Map([...ofColors, ...chosen])),
    });
  };
  const isShown = !isPending && !error;
  return { add, isPending, error, results: isShown ? results : null, close: () => setResults(null) };
}
