import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';

/** Placing the order fails. */
export const failingCheckout: Scenario = {
  title: 'Placing an order fails',
  path: '/en/checkout',
  sees: 'Delivery method',
  customer: 'ingrid@furulia.example',
  cart: () => linesOf(1, inStock),
  faults: { createOrder: 500 },
};
