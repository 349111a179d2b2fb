import type { FavoriteItem } from '../../api/generated/types';
import type { CartItem } from '../cart/cartEvents';
import { toCardProduct } from '../product/card/cardProduct';

/** Name of an item; its code when the product no longer exists. */
export const itemName = ({ code, product }: FavoriteItem): string => product?.name || code;

/** Reason why an item cannot be added, known before any request. */
export type Obstacle = 'discontinued' | 'notForSale' | 'selectVariation';

/** FAV-03: the cart item for a favourite, or the reason why it cannot be added. */
export function purchaseOf(item: FavoriteItem): CartItem | Obstacle {
  const { code, product } = item;
  // Sent all the same: the server reports a code without a product as not found.
  if (!product) return { code, name: code, quantity: 1, price: null };
  if (!product.active) return 'discontinued';
  if (!product.isBuyable || product.hidePrice || product.isGift) return 'notForSale';
  const { article, variationCount } = toCardProduct(product);
  const own = product.variations.find((variation) => variation.code === code);
  if (!own && variationCount > 1) return 'selectVariation';
  const { code: articleCode, price } = own ?? article;
  return { code: articleCode, name: own?.name ?? product.name, quantity: 1, price };
}
