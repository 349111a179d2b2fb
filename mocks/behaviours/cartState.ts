import { fittingQuantity } from '../../src/lib/quantityRules';
import { emptyCart } from '../shop/cartAnswer';
import { agreementOn } from '../shop/catalogue/prices/agreements';
import { findArticle, mostOf } from '../shop/lines';
import type { CartRecord } from '../store/state';
import type { Store } from '../store/store';

/** Customer ID of a cart's owner; undefined for the visitor. */
export type CartOwner = string | undefined;

/** The cart of a customer, or of the visitor. */
export function cartOf(store: Store, owner: CartOwner): CartRecord {
  const { carts, visitorCart } = store.read();
  return (owner === undefined ? visitorCart : carts[owner]) ?? emptyCart;
}

/** Store a cart. */
export function saveCart(store: Store, owner: CartOwner, cart: CartRecord): void {
  const state = store.read();
  if (owner === undefined) store.write({ ...state, visitorCart: cart });
  else store.write({ ...state, carts: { ...state.carts, [owner]: cart } });
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

/** Move the lines of the visitor's cart to that of the customer who signs in, each in a quantity that the rules allow. */
export function joinCarts(store: Store, owner: string): void {
  const { visitorCart, ...state } = store.read();
  if (visitorCart === undefined) return;
  const { quote, ...held } = cartOf(store, owner);
  const own = quote ? { ...held, lines: quote.setAside } : held;
  const isOrganization = Boolean(state.customers[owner]?.organizationId);
  const joined = visitorCart.lines.reduce((cart, { code, quantity }) => {
    const article = findArticle(code);
    const held = quantityIn(cart, code);
    if (!article || (held === 0 && cart.lines.length >= maxLines)) return cart;
    const rules = agreementOn(article.product, { isOrganization })?.rules;
    const sum = fittingQuantity(held + quantity, { ...rules, maxQuantity: mostOf(article) });
    return withQuantity(cart, code, sum);
  }, own);
  const { couponCode = visitorCart.couponCode } = own;
  const cart = quote ? { ...held, quote: { ...quote, setAside: joined.lines } } : { ...joined, couponCode };
  store.write({ ...state, carts: { ...state.carts, [owner]: cart } });
}
