import type { Cart } from '../../cart/cartCache';
import { comparableCode } from '../../../lib/articleNumber';
import { rowQuantity, type OrderRow } from '../rows/orderRow';

/** Outcome of a row whose response was lost, as derived from the cart. */
export type Comparison = 'added' | 'notAdded' | 'unclear';

/** Quantities in the cart by normalised article number. */
export function quantitiesInCart(cart: Cart): Map<string, number> {
  return new Map(cart.lineItems.map(({ code, quantity }) => [comparableCode(code), quantity]));
}

/**
 * CART-02: compare the current quantity in the cart with that before the row was sent: increased by the row's
 * quantity, unchanged, or unclear, when the cart was changed by something else too.
 */
export function compareWithCart(row: OrderRow, cartQuantities: ReadonlyMap<string, number>): Comparison {
  const now = cartQuantities.get(comparableCode(row.code)) ?? 0;
  const difference = now - (row.sentAt ?? now);
  if (difference === 0) return 'notAdded';
  return difference === rowQuantity(row) ? 'added' : 'unclear';
}
