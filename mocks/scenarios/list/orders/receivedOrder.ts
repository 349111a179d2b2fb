import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order with the status received. */
export const receivedOrder: Scenario = {
  title: 'Order: received',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'Received',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('received'),
};
