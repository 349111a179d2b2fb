import { urlOfPage } from '../shop/content/pageUrls';
import type { Language } from '../shop/context';
import type { LineRecord, OrderRecord, ShopState } from '../state';
import type { Store } from '../store';

/** What a payment page can say of an order. */
export type PaymentOutcome = 'paid' | 'declined';

/** Where the mock shop's own payment page is; it is no address of the storefront and no call of the contract. */
const paymentPath = '/mock-payment';

/** The customer's order of that name, if there is one (CHK-04). */
export function orderWithKey(store: Store, customerId: string, key: string | null): OrderRecord | undefined {
  if (key === null) return undefined;
  return store.read().orders[customerId]?.find(({ idempotencyKey }) => idempotencyKey === key);
}

/** Where the person goes from an order as it stands: to pay, back to the checkout, or to the confirmation (CHK-06). */
export function nextAddress({ orderNumber, status }: OrderRecord, language: Language): string {
  if (status === 'awaitingPayment') return `${paymentPath}/${orderNumber}?language=${language}`;
  if (status === 'cancelled')
    return `${urlOfPage('checkout', language)}?orderNumber=${orderNumber}&payment=declined`;
  return `${urlOfPage('order-confirmation', language)}?orderNumber=${orderNumber}`;
}

/** The lines that are left once those of an order are taken out: what was added meanwhile stays. */
function linesWithout(lines: readonly LineRecord[], ordered: readonly LineRecord[]): LineRecord[] {
  const orderedOf = (code: string) => ordered.find((line) => line.code === code)?.quantity ?? 0;
  return lines
    .map(({ code, quantity }) => ({ code, quantity: quantity - orderedOf(code) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The shop takes an order: its goods leave the cart, with how they were to be sent. */
function withoutOrdered(state: ShopState, customerId: string, order: OrderRecord): ShopState['carts'] {
  const cart = state.carts[customerId];
  if (!cart) return state.carts;
  const lines = linesWithout(cart.lines, order.lines);
  const rest = { ...cart, lines, shippingMethod: null, shippingDestination: null };
  return { ...state.carts, [customerId]: rest };
}

/**
 * Keeps a new order as the customer's newest. It takes the place of one that was never paid, so that a cart is paid for
 * once at most; unless it waits for its payment itself, its goods leave the cart.
 */
export function placeOrder(store: Store, customerId: string, order: OrderRecord): void {
  const state = store.read();
  const before = (state.orders[customerId] ?? []).map((each) =>
    each.status === 'awaitingPayment' ? { ...each, status: 'cancelled' as const } : each,
  );
  store.write({
    ...state,
    sequence: state.sequence + 1,
    orders: { ...state.orders, [customerId]: [order, ...before] },
    carts: order.status === 'awaitingPayment' ? state.carts : withoutOrdered(state, customerId, order),
  });
}

/** The order of that number and whose it is. */
function findPlacedOrder(store: Store, orderNumber: string) {
  return Object.entries(store.read().orders)
    .flatMap(([customerId, orders]) => orders.map((order) => ({ customerId, order })))
    .find(({ order }) => order.orderNumber === orderNumber);
}

/**
 * What a payment page tells the shop: a paid order is received and its goods leave the cart, a declined one is cancelled
 * and the cart stays (CHK-06). An order that does not wait for its payment stays as it is.
 * @returns the order as it is then; undefined when there is none of that number
 */
export function settlePayment(
  store: Store,
  orderNumber: string,
  outcome: PaymentOutcome,
): OrderRecord | undefined {
  const found = findPlacedOrder(store, orderNumber);
  if (found?.order.status !== 'awaitingPayment') return found?.order;
  const { customerId } = found;
  const state = store.read();
  const order: OrderRecord = { ...found.order, status: outcome === 'paid' ? 'received' : 'cancelled' };
  const orders = (state.orders[customerId] ?? []).map((each) =>
    each.orderNumber === orderNumber ? order : each,
  );
  store.write({
    ...state,
    orders: { ...state.orders, [customerId]: orders },
    carts: outcome === 'paid' ? withoutOrdered(state, customerId, order) : state.carts,
  });
  return order;
}
