import type { FavoriteItem } from '../../api/generated/types';
import type { CartItem } from '../cart/cartEvents';
import { toCardProduct } from '../product/card/cardProduct';
import { isForSale, variationsInColor } from '../product/variations';

/** Name of an item; its code when the product no longer exists. */
export const itemName = ({ code, product }: FavoriteItem): string => product?.name || code;

/** Reason why an item cannot be added, known before any request. */
export type Obstacle = 'discontinued' | 'notForSale' | 'selectVariation';

/** Codes of chosen variations, by code in the list. */
export type ChosenVariations = ReadonlyMap<string, string>;

/** Keys of the colors pressed on the cards of a list, by code in the list. */
export type ChosenColors = ReadonlyMap<string, string>;

/** Variation of a product in the color pressed on its card, if a single one is for sale. */
export function variationOfColor(
  { product }: FavoriteItem,
  colorKey: string | undefined,
): string | undefined {
  if (!product || colorKey === undefined) return undefined;
  const [variation, ...others] = variationsInColor(product.variations, colorKey).filter(isForSale);
  return others.length === 0 ? variation?.code : undefined;
}

/**
 * FAV-03: the cart item for a favourite, or the reason why it cannot be added.
 * @param chosen code of the variation chosen for a product with several
 */
export function purchaseOf(item: FavoriteItem, chosen?: string): CartItem | Obstacle {
  const { code, product } = item;
  // Sent all the same: the server reports a code without a product as not found.
  if (!product) return { code, name: code, quantity: 1, price: null };
  if (!product.active) return 'discontinued';
  if (!product.isBuyable || product.hidePrice || product.isGift) return 'notForSale';
  const { article, variationCount } = toCardProduct(product);
  const own = product.variations.find((variation) => variation.code === (chosen ?? code));
  if (!own && variationCount > 1)
    return product.variations.some(isForSale) ? 'selectVariation' : 'notForSale';
  const { code: articleCode, price } = own ?? article;
  return { code: articleCode, name: own?.name ?? product.name, quantity: 1, price };
}
