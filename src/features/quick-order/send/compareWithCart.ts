import type { Cart } from '../../cart/cartCache';
import { comparableCode, rowQuantity, type OrderRow } from '../rows/orderRow';

/** What the cart says of a row whose response was lost. */
export type Comparison = 'added' | 'notAdded' | 'unclear';

/** Pieces of each article in the cart, by its number as it is compared. */
export function quantitiesInCart(cart: Cart): Map<string, number> {
  return new Map(cart.lineItems.map(({ code, quantity }) => [comparableCode(code), quantity]));
}

/**
 * CART-02: compares the pieces in the cart with those before the row was sent: all of the row's, none of them, or
 * another number, since something else has changed the cart too.
 */
export function compareWithCart(row: OrderRow, cartQuantities: ReadonlyMap<string, number>): Comparison {
  const now = cartQuantities.get(comparableCode(row.code)) ?? 0;
  const difference = now - (row.sentAt ?? now);
  if (difference === 0) return 'notAdded';
  return difference === rowQuantity(row) ? 'added' : 'unclear';
}
