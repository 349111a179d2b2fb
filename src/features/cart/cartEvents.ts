import { ecommerceItem, pushEcommerce, type EcommerceProduct } from '../analytics/ecommerce';
import type { components } from '../../api/generated/types';
import type { LineItem } from './cartCache';

/** A number of pieces of an article, as added to or removed from the cart. */
export interface CartItem extends EcommerceProduct {
  /** Pieces, at least 1. */
  quantity: number;
  price: components['schemas']['PriceFields'] | null;
}

/** Map a cart line to an item of an event: all of its pieces by default. */
export const toCartItem = (line: LineItem, quantity = line.quantity): CartItem => {
  const { code, categoryPath, price } = line;
  const { name, brand, color } = line.item;
  return { code, name, categoryPath, brand, color, price, quantity };
};

/** The customer's own lines as items, without gifts: the server adds and removes those. */
export const nonGiftItems = (lines: readonly LineItem[]): CartItem[] =>
  lines.filter(({ isGift }) => !isGift).map((line) => toCartItem(line));

/** Push add_to_cart or remove_from_cart to the data layer (CART-02, ANA-01); values are without VAT. */
export function pushCartEvent(event: 'add_to_cart' | 'remove_from_cart', items: readonly CartItem[]): void {
  if (items.length === 0) return;
  pushEcommerce(event, () => {
    const currency = items.find(({ price }) => price)?.price?.currency;
    const value = items.reduce(
      (sum, { price, quantity }) => sum + (price?.priceExVat.amount ?? 0) * quantity,
      0,
    );
    return { ...(currency && { currency, value }), items: items.map(ecommerceItem) };
  });
}
