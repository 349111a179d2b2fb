import type { Scenario } from '../../scenario';

/** The cart cannot be fetched. */
export const failingCart: Scenario = {
  title: 'The cart fails',
  path: '/en/cart',
  sees: 'Your cart could not be loaded.',
  customer: 'ingrid@furulia.example',
  faults: { getCart: 500 },
};
