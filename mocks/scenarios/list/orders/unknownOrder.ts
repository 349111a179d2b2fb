import type { Scenario } from '../../scenario';

/** There is no such order among the customer’s. */
export const unknownOrder: Scenario = {
  title: 'Order that is not there',
  path: '/en/account?view=Orders&order=F-1',
  sees: 'There is no order F-1 among yours.',
  customer: 'ingrid@furulia.example',
};
