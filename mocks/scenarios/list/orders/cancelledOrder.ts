import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order with the status cancelled. */
export const cancelledOrder: Scenario = {
  title: 'Order: cancelled',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'Cancelled',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('cancelled'),
};
