import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';

/** The customer has no address yet. */
export const newCheckout: Scenario = {
  title: 'Checkout of a customer without an address',
  path: '/en/checkout',
  sees: 'Street',
  customer: 'elin@furulia.example',
  cart: () => linesOf(1, inStock),
};
