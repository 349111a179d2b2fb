import type { Scenario } from '../scenario';

/** User of an organisation without a role. */
export const withoutRole: Scenario = {
  title: 'User of an organisation without a role',
  path: '/en/account',
  sees: 'Mattias Ek',
  customer: 'mattias@kontorhotellet.example',
};
