import { useState } from 'react';
import type { FavoriteItem, Variation } from '../../../api/generated/types';
import { DOUBLE_CLICK_MS } from '../../../api/sendOnce';
import { openModal } from '../../../components/plain/modalStore';
import type { CartItem } from '../../cart/cartEvents';
import { type AddedLines, useAddLines } from '../../cart/useAddLines';
import { fittingQuantity, type QuantityRules } from '../../../lib/quantityRules';
import { toCardProduct } from '../../product/card/cardProduct';
import { isForSale, variationsInColor } from '../../product/variations';

/** The variation that an item stands for; undefined when that is its product. */
export const variationOf = ({ code, product }: FavoriteItem): Variation | undefined =>
  product?.variations.find((variation) => variation.code === code);

/** Name of an item; its code when the product no longer exists. */
export const itemName = (item: FavoriteItem): string =>
  variationOf(item)?.name || item.product?.name || item.code;

/** Reason why an item cannot be added, known before any request. */
type Obstacle = 'discontinued' | 'notForSale' | 'selectVariation';

export type SelectedVariations = ReadonlyMap<string, string>;

export type SelectedColors = ReadonlyMap<string, string>;

function variationOfColor({ product }: FavoriteItem, colorKey: string | undefined): string | undefined {
  if (!product || colorKey === undefined) return undefined;
  const [variation, ...others] = variationsInColor(product.variations, colorKey).filter(isForSale);
  return others.length === 0 ? variation?.code : undefined;
}

/** A cart item of the pieces in the list, by default one, or of as many as the rules of its article demand. */
interface Purchase extends CartItem {
  rules?: QuantityRules;
}

/**
 * FAV-03: the cart item for a favourite, or the reason why it cannot be added.
 * @param selected code of the variation selected for a product with several
 */
function purchaseOf(item: FavoriteItem, selected?: string): Purchase | Obstacle {
  const { code, product, quantity: pieces = 1 } = item;
  // Sent all the same: the server reports a code without a product as not found.
  if (!product) return { code, name: code, quantity: pieces, price: null };
  if (!product.active) return 'discontinued';
  if (!product.isBuyable || product.hidePrice || product.isGift) return 'notForSale';
  const { article, variationCount } = toCardProduct(product);
  const own = product.variations.find((variation) => variation.code === (selected ?? code));
  if (!own && variationCount > 1)
    return product.variations.some(isForSale) ? 'selectVariation' : 'notForSale';
  const bought = own ?? article;
  const { code: articleCode, price } = bought;
  const quantity = fittingQuantity(pieces, bought);
  return { code: articleCode, name: own?.name ?? product.name, quantity, price, rules: bought };
}

/** Colors pressed on the cards of a list: adding the list adds the products in these (FAV-03). */
export function useSelectedColors() {
  const [colors, setColors] = useState<SelectedColors>(new Map());
  const selectColor = (code: string, colorKey: string) =>
    setColors((selected) => new Map([...selected, [code, colorKey]]));
  return { colors, selectColor };
}

export type ItemOutcome =
  Obstacle | 'added' | 'addedOutOfStock' | 'notFound' | 'outOfStock' | { reason: string };

export interface ItemResult {
  item: FavoriteItem;
  name: string;
  outcome: ItemOutcome;
  purchase: Purchase | Obstacle;
}

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
 * variation, or the one of the color pressed on its card; for the others the customer selects one first.
 */
export function useAddItems(items: readonly FavoriteItem[], colors: SelectedColors) {
  const { mutate, isPending, error, reset } = useAddLines(DOUBLE_CLICK_MS);
  const [results, setResults] = useState<readonly ItemResult[] | null>(null);
  const send = (selected: SelectedVariations) => {
    const purchases = items.map((item) => ({ item, purchase: purchaseOf(item, selected.get(item.code)) }));
    const lines = purchases.flatMap(({ purchase }) => (typeof purchase === 'string' ? [] : [purchase]));
    const finish = (result: AddedLines) =>
      setResults(
        purchases.map(({ item, purchase }) => ({
          item,
          purchase,
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
      onSelected: (selected) => send(new Map([...ofColors, ...selected])),
    });
  };
  const isShown = !isPending && !error;
  return { add, isPending, error, results: isShown ? results : null, close: () => setResults(null) };
}
