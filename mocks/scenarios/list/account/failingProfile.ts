import type { Scenario } from '../../scenario';

/** Changes of the profile are refused. */
export const failingProfile: Scenario = {
  title: 'Saving the profile fails',
  path: '/en/account?view=Profile',
  sees: 'You sign in with this address.',
  customer: 'ingrid@furulia.example',
  faults: { updateCustomer: 500 },
};
