import type { Scenario } from '../../scenario';

/** A visitor at the checkout. */
export const visitorCheckout: Scenario = {
  title: 'Checkout of a visitor',
  path: '/en/checkout',
  sees: 'Sign in to order',
};
