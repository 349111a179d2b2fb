import type { Scenario } from '../../scenario';

/** Orders cannot be fetched. */
export const failingOrders: Scenario = {
  title: 'Orders fail',
  path: '/en/account?view=Orders',
  sees: 'Your orders could not be loaded.',
  customer: 'ingrid@furulia.example',
  faults: { getAllOrders: 500 },
};
