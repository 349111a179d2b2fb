import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';
import { orderNumber, withOrder } from '../../orders';

/** The order waits to be paid. */
export const latePayment: Scenario = {
  title: 'Order that waits to be paid',
  path: () => `/en/order-confirmation?orderNumber=${orderNumber}`,
  sees: 'Continue to payment',
  customer: 'ingrid@furulia.example',
  cart: () => linesOf(2, inStock),
  prepare: withOrder('awaitingPayment'),
};
