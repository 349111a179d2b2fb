import { historiesOf, orderAt } from '../shop/orderHistory';
import type { OrderRecord, ShopState } from '../store/state';

/** Order number of {@link withOrder}. */
export const orderNumber = 'F-2026-90000001';

/** Place an order of the signed-in customer with a status, and with the lines of their last one. */
export const withOrder =
  (status: OrderRecord['status']) =>
  (state: ShopState): ShopState => {
    const history = historiesOf(state).find(({ customer }) => customer.customerId === state.signedIn);
    if (!history || state.signedIn === null) return state;
    const now = new Date().toISOString();
    const [first, ...others] = orderAt(history, 0).lines;
    const returned =
      status === 'partlyReturned' && first ? [{ ...first, returnedQuantity: 1 }, ...others] : undefined;
    const order: OrderRecord = {
      ...orderAt(history, 0),
      orderNumber,
      orderDate: now,
      status,
      statusDate: now,
      ...(status === 'awaitingPayment' && { paymentMethod: 'card' }),
      ...(returned ? { lines: returned } : {}),
    };
    return { ...state, orders: { ...state.orders, [state.signedIn]: [order] } };
  };
