import type { Scenario } from '../../scenario';

/** The shop has forgotten the session while the page still shows the customer. */
export const expiredSession: Scenario = {
  title: 'Expired session',
  path: '/en/account?view=Orders',
  sees: 'Your session has ended',
  customer: 'ingrid@furulia.example',
  faults: { getAllOrders: 401 },
};
