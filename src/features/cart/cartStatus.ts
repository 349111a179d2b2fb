import { readEach } from '../../components/ErrorBoundary/readEach';
import type { Cart, LineItem } from './cartCache';

/** Reasons why a cart cannot be ordered at once and as a whole (CART-03). */
export interface CartStatus {
  /** A line exceeds the stock. */
  outOfStock: boolean;
  /** A line is inactive: its article is no longer for sale. */
  notActive: boolean;
}

/** True when the line's quantity exceeds its stock (CART-03). */
export const isOutOfStock = ({ inStockQuantity, quantity }: LineItem): boolean => inStockQuantity < quantity;

/**
 * Lines that the customer added and can change: no gifts, and no invisible lines such as fees, which count in the
 * totals only. A line without its item is left out and reported.
 */
export const ownLines = (lines: readonly LineItem[]): LineItem[] =>
  readEach(lines, 'getCart /lineItems', (line) => (!line.isGift && line.item.visible ? [line] : [])).flat();

/** CART-03: derive outOfStock and notActive from the lines of a cart. */
export function cartStatus(lines: readonly LineItem[]): CartStatus {
  const own = ownLines(lines);
  return {
    outOfStock: own.some((line) => line.active && isOutOfStock(line)),
    notActive: own.some(({ active }) => !active),
  };
}

/** CART-04: true when items in stock may be sent first, the default of a cart without the field. */
export const acceptsSplitting = ({ AcceptOrderSplitting = true }: Cart): boolean => AcceptOrderSplitting;

/** CART-04: true when the order ships in more than one part: items in stock may be sent first. */
export const isSplit = (cart: Cart): boolean =>
  acceptsSplitting(cart) &&
  cartStatus(cart.lineItems).outOfStock &&
  ownLines(cart.lineItems).some(({ active, inStockQuantity }) => active && inStockQuantity > 0);
