import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order with the status awaitingPayment. */
export const awaitingPaymentOrder: Scenario = {
  title: 'Order: awaiting payment',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'Awaiting payment',
  customer: 'ingrid@furulia.example',
  prepare: withOrder('awaitingPayment'),
};
