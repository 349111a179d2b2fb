import { emptyCart } from '../shop/cartAnswer';
import type { CartRecord } from '../store/state';
import type { Store } from '../store/store';

/** The cart of a customer; empty for a visitor. */
export function cartOf(store: Store, owner: string | undefined): CartRecord {
  return (owner === undefined ? undefined : store.read().carts[owner]) ?? emptyCart;
}

/** Store a customer's cart. */
export function saveCart(store: Store, owner: string, cart: CartRecord): void {
  const state = store.read();
  store.write({ ...state, carts: { ...state.carts, [owner]: cart } });
}

/** Maximum lines a customer can add; with gifts a response has 1,000 at most. */
export const maxLines = 990;

/** Quantity of an article in a cart. */
export const quantityIn = ({ lines }: CartRecord, code: string): number =>
  lines.find((line) => line.code === code)?.quantity ?? 0;

/** The cart with a line set to that quantity, at its old position if it had one; 0 removes it. */
export function withQuantity(cart: CartRecord, code: string, quantity: number): CartRecord {
  const held = cart.lines.some((line) => line.code === code);
  const lines = held
    ? cart.lines.map((line) => (line.code === code ? { code, quantity } : line))
    : [...cart.lines, { code, quantity }];
  return { ...cart, lines: lines.filter((line) => line.quantity > 0) };
}
