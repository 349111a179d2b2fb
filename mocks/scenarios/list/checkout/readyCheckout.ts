import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';

/** Contact and address are known: delivery is the next step. */
export const readyCheckout: Scenario = {
  title: 'Checkout with everything known',
  path: '/en/checkout',
  sees: 'Requested delivery date',
  customer: 'ingrid@furulia.example',
  cart: () => linesOf(2, inStock),
};
