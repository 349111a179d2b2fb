import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';
import { orderNumber, withOrder } from '../../orders';

/** The payment was declined, and the cart is as it was. */
export const declinedPayment: Scenario = {
  title: 'Payment declined',
  path: () => `/en/order-confirmation?orderNumber=${orderNumber}`,
  sees: 'The payment did not go through',
  customer: 'ingrid@furulia.example',
  cart: () => linesOf(2, inStock),
  prepare: withOrder('cancelled'),
};
