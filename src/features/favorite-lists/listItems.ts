import type { FavoriteItem } from '../../api/generated/types';
import type { CartItem } from '../cart/cartEvents';
import { toCardProduct } from '../product/ProductCard/cardProduct';

/** An item whose product is not visible stays in the list of the server and is not shown. */
export const isVisible = ({ product }: FavoriteItem): boolean => product?.visible !== false;

/** The name that an item goes by: its code when its product is gone. */
export const itemName = ({ code, product }: FavoriteItem): string => product?.name || code;

/** What keeps an item from being added to the cart before the server is asked. */
export type Obstacle = 'discontinued' | 'notForSale' | 'selectVariation';

/** FAV-03: the article that an item is bought as, or what keeps it from being bought by itself. */
export function purchaseOf(item: FavoriteItem): CartItem | Obstacle {
  const { code, product } = item;
  // The server says of a code without a product that it is not found.
  if (!product) return { code, name: code, quantity: 1, price: null };
  if (!product.active) return 'discontinued';
  if (!product.isBuyable || product.hidePrice || product.isGift) return 'notForSale';
  const { article, variationCount } = toCardProduct(product);
  const own = product.variations.find((variation) => variation.code === code);
  if (!own && variationCount > 1) return 'selectVariation';
  const { code: articleCode, price } = own ?? article;
  return { code: articleCode, name: own?.name ?? product.name, quantity: 1, price };
}
