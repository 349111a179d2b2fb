import type { Scenario } from '../../scenario';

/** A customer with nothing stored yet. */
export const emptyCustomer: Scenario = {
  title: 'Customer with nothing stored yet',
  path: '/en/account?view=Orders',
  sees: 'No orders yet',
  customer: 'elin@furulia.example',
};
