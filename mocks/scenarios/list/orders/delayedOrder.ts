import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order with the status delayed. */
export const delayedOrder: Scenario = {
  title: 'Order: delayed',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'Delayed',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('delayed'),
};
