import type { Scenario } from '../../scenario';
import { orderNumber, withOrder } from '../../orders';

/** An order cannot be fetched. */
export const failingOrder: Scenario = {
  title: 'An order fails',
  path: () => `/en/account?view=Orders&order=${orderNumber}`,
  sees: 'The order could not be loaded.',
  customer: 'ingrid@furulia.example',
  faults: { getOrder: 500 },
  prepare: withOrder('received'),
};
