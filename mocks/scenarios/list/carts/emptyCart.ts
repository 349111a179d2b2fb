import type { Scenario } from '../../scenario';

/** A signed-in customer’s empty cart. */
export const emptyCart: Scenario = {
  title: 'Empty cart',
  path: '/en/cart',
  sees: 'Your cart is empty',
  customer: 'ingrid@furulia.example',
  cart: () => [],
};
