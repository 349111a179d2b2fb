import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order was placed. */
export const orderConfirmation: Scenario = {
  title: 'Order just placed',
  path: () => `/en/order-confirmation?orderNumber=${orderNumber}`,
  sees: 'What happens next',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('received'),
};
