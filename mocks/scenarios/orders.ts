import { quoted } from '../behaviours/orderQuote';
import { contextAt } from '../shop/context';
import { type History, historiesOf, orderAt } from '../shop/orderHistory';
import type { CustomerRecord, OrderLineRecord, OrderRecord, ShopState } from '../store/state';

/** Order number of {@link withOrder}. */
export const orderNumber = 'F-2026-90000001';

/** Return of a line of an order with a status. */
function returnOf(status: OrderRecord['status'], { quantity }: OrderLineRecord, place: number) {
  if (status === 'returned') return { returnedQuantity: quantity };
  if (place > 0) return {};
  if (status === 'partlyReturned') return { returnedQuantity: 1 };
  return status === 'returnRequested' ? { returnRequestedQuantity: 1 } : {};
}

/**
 * Place an order with a status, and with the lines of the last one of the buyer or of their organisation.
 * @param buyer e-mail address; default: the signed-in customer
 * @param isOutdated true for recorded prices below those of now
 */
export const withOrder =
  (status: OrderRecord['status'], buyer?: string, isOutdated = false) =>
  (state: ShopState): ShopState => {
    const all = Object.values(state.customers);
    const own = all.find((each) => (buyer ? each.email === buyer : each.customerId === state.signedIn));
    const isOwn = ({ customer }: History) => customer.customerId === own?.customerId;
    const isColleague = ({ customer }: History) => customer.organizationId === own?.organizationId;
    const histories = historiesOf(state).filter(({ length }) => length > 0);
    const history = histories.find(isOwn) ?? histories.find(isColleague);
    if (!history || !own) return state;
    const now = new Date().toISOString();
    const { customerId, firstName, lastName } = own;
    const lines = orderAt(history, 0).lines.map((line, place) => ({
      ...line,
      ...(isOutdated && { price: Math.round(line.price / 2) }),
      ...returnOf(status, line, place),
    }));
    const order: OrderRecord = {
      ...orderAt(history, 0),
      orderNumber,
      orderDate: now,
      status,
      statusDate: now,
      placedBy: { customerId, firstName, lastName },
      ...(status === 'awaitingPayment' && { paymentMethod: 'card' }),
      lines,
    };
    const quote = contextAt('no', true);
    const isRequest = status === 'awaitingApproval' && !isOutdated;
    const placed = isRequest ? quoted(order, quote) : order;
    return { ...state, orders: { ...state.orders, [customerId]: [placed] } };
  };

/** Let every organisation require a reference for its orders. */
export const withRequiredReference = (state: ShopState): ShopState => ({
  ...state,
  organizations: Object.fromEntries(
    Object.entries(state.organizations).map(([id, each]) => [id, { ...each, referenceRequired: true }]),
  ),
});

/** Change the customer with an e-mail address. */
export const withCustomer =
  (email: string, change: Partial<CustomerRecord>) =>
  (state: ShopState): ShopState => ({
    ...state,
    customers: Object.fromEntries(
      Object.entries(state.customers).map(([id, each]) => [
        id,
        each.email === email ? { ...each, ...change } : each,
      ]),
    ),
  });

/** Give the user with an e-mail address limits for orders. */
export const withSpendingLimits = (email: string, spendingLimits: CustomerRecord['spendingLimits']) =>
  withCustomer(email, { spendingLimits });
