import type { Scenario } from '../../scenario';

/** The users of an organisation cannot be fetched. */
export const failingUsers: Scenario = {
  title: 'Users of an organisation fail',
  path: '/en/account?view=Users',
  sees: 'The users could not be loaded.',
  customer: 'ase@kontorhotellet.example',
  faults: { getAllCustomers: 500 },
};
