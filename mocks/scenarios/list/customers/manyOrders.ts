import type { Scenario } from '../../scenario';

/** A customer with 5,000 orders. */
export const manyOrders: Scenario = {
  title: 'Customer with 5,000 orders',
  path: '/en/account?view=Orders',
  sees: 'of 5,000 orders',
  customer: 'gunnar@hotellnordan.example',
};
