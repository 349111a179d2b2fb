import type { Scenario } from '../../scenario';

/** Administrator of an organisation. */
export const administrator: Scenario = {
  title: 'Administrator of an organisation',
  path: '/en/account?view=Users',
  sees: 'Add user',
  customer: 'ase@kontorhotellet.example',
};
