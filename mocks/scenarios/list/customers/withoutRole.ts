import type { Scenario } from '../../scenario';

/** User of an organisation without a role: the user list is refused. */
export const withoutRole: Scenario = {
  title: 'User of an organisation without a role',
  path: '/en/account?view=Users',
  sees: 'Your role does not allow this.',
  customer: 'mattias@kontorhotellet.example',
};
