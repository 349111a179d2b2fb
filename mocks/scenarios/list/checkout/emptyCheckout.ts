import type { Scenario } from '../../scenario';

/** There is nothing to order. */
export const emptyCheckout: Scenario = {
  title: 'Checkout with an empty cart',
  path: '/en/checkout',
  sees: 'If you have just placed an order',
  customer: 'ingrid@furulia.example',
  cart: () => [],
};
