import { urlOfPage } from '../shop/content/pageUrls';
import type { Market, Route } from '../shop/context';
import type { LineRecord, OrderRecord, ShopState } from '../store/state';
import type { Store } from '../store/store';

/** Outcomes that a payment page reports. */
export type PaymentOutcome = 'paid' | 'declined';

/** Path of the mock shop's payment pages, outside the storefront's addresses and the contract's operations. */
export const paymentPath = '/mock-payment';

/** The customer's order with this Idempotency-Key, if any (CHK-04). */
export function orderWithKey(store: Store, customerId: string, key: string | null): OrderRecord | undefined {
  if (key === null) return undefined;
  return store.read().orders[customerId]?.find(({ idempotencyKey }) => idempotencyKey === key);
}

/** Statuses of orders whose goods are in stock. */
export const unplaced: ReadonlySet<OrderRecord['status']> = new Set([
  'awaitingApproval',
  'declined',
  'cancelled',
]);

/** Sold quantities by article number of the orders placed here in a market; cancelled orders are back in stock. */
export function soldPieces({ orders }: ShopState, market: Market): ReadonlyMap<string, number> {
  const sold = new Map<string, number>();
  for (const { status, lines, ...order } of Object.values(orders).flat()) {
    if (order.market !== market || unplaced.has(status)) continue;
    for (const { code, quantity } of lines) sold.set(code, (sold.get(code) ?? 0) + quantity);
  }
  return sold;
}

/** The address for an order's status: payment page, checkout or order confirmation (CHK-06). */
export function nextAddress({ orderNumber, status }: OrderRecord, route: Route): string {
  if (status === 'awaitingPayment') return `${paymentPath}/${orderNumber}?route=${route}`;
  if (status === 'cancelled')
    return `${urlOfPage('checkout', route)}?orderNumber=${orderNumber}&payment=declined`;
  return `${urlOfPage('order-confirmation', route)}?orderNumber=${orderNumber}`;
}

/** The cart lines minus the ordered quantities; quantities added after the order stay. */
function linesWithout(lines: readonly LineRecord[], ordered: readonly LineRecord[]): LineRecord[] {
  const orderedOf = (code: string) => ordered.find((line) => line.code === code)?.quantity ?? 0;
  return lines
    .map(({ code, quantity }) => ({ code, quantity: quantity - orderedOf(code) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The carts without the ordered lines and the shipping selection of that customer. */
function withoutOrdered(state: ShopState, customerId: string, order: OrderRecord): ShopState['carts'] {
  const cart = state.carts[customerId];
  if (!cart) return state.carts;
  const { quote, ...kept } = cart;
  const isOfQuote = quote !== undefined && quote.quoteNumber === order.quoteNumber;
  const lines = isOfQuote ? quote.setAside : linesWithout(cart.lines, order.lines);
  const rest = {
    ...(isOfQuote ? kept : cart),
    ...{ lines, shippingMethod: null, shippingDestination: null, couponCode: undefined },
  };
  return { ...state.carts, [customerId]: rest };
}

/**
 * Store a new order as the customer's newest and cancel an earlier unpaid one, so that a cart is paid for at most once.
 * Unless the new order awaits payment, its lines leave the cart.
 */
export function placeOrder(store: Store, customerId: string, order: OrderRecord): void {
  const state = store.read();
  const before = (state.orders[customerId] ?? []).map((each) =>
    each.status === 'awaitingPayment'
      ? { ...each, status: 'cancelled' as const, statusDate: order.orderDate }
      : each,
  );
  store.write({
    ...state,
    sequence: state.sequence + 1,
    orders: { ...state.orders, [customerId]: [order, ...before] },
    carts: order.status === 'awaitingPayment' ? state.carts : withoutOrdered(state, customerId, order),
  });
}

/** The state with a changed order, placed here or of an initial history. */
export function withChangedOrder(state: ShopState, order: OrderRecord): ShopState {
  const { orderNumber, placedBy } = order;
  const own = state.orders[placedBy.customerId] ?? [];
  if (!own.some((each) => each.orderNumber === orderNumber))
    return { ...state, changedOrders: { ...state.changedOrders, [orderNumber]: order } };
  const changed = own.map((each) => (each.orderNumber === orderNumber ? order : each));
  return { ...state, orders: { ...state.orders, [placedBy.customerId]: changed } };
}

/** The order with that number and the ID of its customer. */
function findPlacedOrder(store: Store, orderNumber: string) {
  return Object.entries(store.read().orders)
    .flatMap(([customerId, orders]) => orders.map((order) => ({ customerId, order })))
    .find(({ order }) => order.orderNumber === orderNumber);
}

/**
 * Apply the outcome of a payment: a paid order is received and its lines leave the cart, a declined one is cancelled
 * and the cart stays (CHK-06). An order that does not await payment does not change.
 * @returns the order after the change; undefined when no order has that number
 */
export function recordPayment(
  store: Store,
  orderNumber: string,
  outcome: PaymentOutcome,
): OrderRecord | undefined {
  const found = findPlacedOrder(store, orderNumber);
  if (found?.order.status !== 'awaitingPayment') return found?.order;
  const { customerId } = found;
  const state = store.read();
  const order: OrderRecord = {
    ...found.order,
    status: outcome === 'paid' ? 'received' : 'cancelled',
    statusDate: new Date().toISOString(),
  };
  store.write({
    ...withChangedOrder(state, order),
    // The lines of an approved order have left the cart before.
    carts: outcome === 'paid' && !order.events ? withoutOrdered(state, customerId, order) : state.carts,
  });
  return order;
}
