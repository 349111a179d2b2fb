import type { Scenario } from '../../scenario';

/** Buyer of an organisation: sees its users, changes none. */
export const buyer: Scenario = {
  title: 'Buyer of an organisation',
  path: '/en/account?view=Users',
  sees: 'Åse Lindqvist',
  customer: 'linn@kontorhotellet.example',
};
