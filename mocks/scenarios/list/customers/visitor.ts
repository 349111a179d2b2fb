import type { Scenario } from '../../scenario';

/** Nobody is signed in. */
export const visitor: Scenario = {
  title: 'Visitor',
  path: '/en/cart',
  sees: 'Sign in to see prices and place an order.',
};
