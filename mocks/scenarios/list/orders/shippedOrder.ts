import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order with the status shipped. */
export const shippedOrder: Scenario = {
  title: 'Order: shipped',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'Shipped',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('shipped'),
};
