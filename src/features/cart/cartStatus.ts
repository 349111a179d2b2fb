import { readEach } from '../../components/ErrorBoundary/readEach';
import type { Cart, LineItem } from './cartCache';

/** What keeps a cart from being sent at once and as a whole (CART-03). */
export interface CartStatus {
  /** A line is out of stock: there is less in stock than its quantity. */
  outOfStock: boolean;
  /** A line is not active: its article is no longer for sale. */
  notActive: boolean;
}

/** Whether there is less of a line in stock than its quantity (CART-03). */
export const isOutOfStock = ({ inStockQuantity, quantity }: LineItem): boolean => inStockQuantity < quantity;

/**
 * Lines that the customer has chosen and can change: no gifts, and no lines that count in the totals only, such as fees.
 * A line without its item is left out and reported.
 */
export const ownLines = (lines: readonly LineItem[]): LineItem[] =>
  readEach(lines, 'getCart /lineItems', (line) => (!line.isGift && line.item.visible ? [line] : [])).flat();

/** CART-03: outOfStock and notActive of a cart, derived from its lines. */
export function cartStatus(lines: readonly LineItem[]): CartStatus {
  const own = ownLines(lines);
  return {
    outOfStock: own.some((line) => line.active && isOutOfStock(line)),
    notActive: own.some(({ active }) => !active),
  };
}

/** CART-04: whether the goods are sent in more than one part: some of them are in stock, and may go ahead of the rest. */
export const isSplit = ({ lineItems, AcceptOrderSplitting }: Cart): boolean =>
  AcceptOrderSplitting &&
  cartStatus(lineItems).outOfStock &&
  ownLines(lineItems).some(({ active, inStockQuantity }) => active && inStockQuantity > 0);
