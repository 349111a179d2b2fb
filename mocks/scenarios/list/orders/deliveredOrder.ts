import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order with the status delivered. */
export const deliveredOrder: Scenario = {
  title: 'Order: delivered',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'Delivered',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('delivered'),
};
