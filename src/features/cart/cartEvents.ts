import { lineArticle } from '../analytics/cartEvents';
import { ecommerceItem, pushEcommerce, type EcommerceProduct } from '../analytics/ecommerce';
import type { components } from '../../api/generated/types';
import { readEach } from '../../components/plain/readEach';
import { comparableCode } from '../../lib/normalizeText';
import type { Cart, LineItem } from './cartCache';

/** A number of pieces of an article, as added to or removed from the cart. */
export interface CartItem extends EcommerceProduct {
  /** Pieces, at least 1. */
  quantity: number;
  price: components['schemas']['PriceFields'] | null;
}

/** Map a cart line to an item of an event: all of its pieces by default. */
export const toCartItem = (line: LineItem, quantity = line.quantity): CartItem => ({
  ...lineArticle(line),
  quantity,
});

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

/**
 * Push add_to_cart with the cart's own lines, so that every addition has the same fields whatever it was made from
 * (ANA-01).
 * @param cart cart after the addition; items without a line in it, or with an invalid one, are pushed as given
 * @param operation the call that responded with the cart, which the report of an invalid line names
 */
export function pushAdded(
  cart: Cart | undefined,
  items: readonly CartItem[],
  operation: 'addToCart' | 'getCart',
): void {
  const lines = new Map(cart?.lineItems.map((line) => [comparableCode(line.code), line]));
  const added = items.map((item) => {
    const line = lines.get(comparableCode(item.code));
    // An invalid line is reported here.
    const [valid] = line
      ? readEach([line], `${operation} /lineItems`, () => ecommerceItem(lineArticle(line)) && line)
      : [];
    return valid ? toCartItem(valid, item.quantity) : item;
  });
  pushCartEvent('add_to_cart', added);
}
