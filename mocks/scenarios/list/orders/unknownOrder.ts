import type { Scenario } from '../../scenario';

/** There is no such order among the customer’s. */
export const unknownOrder: Scenario = {
  title: 'Order that is not there',
  path: '/en/account?view=Orders&order=F-1',
  sees: 'You have no order F-1.',
  customer: 'ingrid@furulia.example',
};
