import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order with the status processing. */
export const processingOrder: Scenario = {
  title: 'Order: being prepared',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'Being prepared',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('processing'),
};
