import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order with the status partlyReturned. */
export const partlyReturnedOrder: Scenario = {
  title: 'Order: partly returned',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'Partly returned',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('partlyReturned'),
};
