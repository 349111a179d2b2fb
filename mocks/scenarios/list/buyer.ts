import type { Scenario } from '../scenario';

/** Buyer of an organisation. */
export const buyer: Scenario = {
  title: 'Buyer of an organisation',
  path: '/en/account',
  sees: 'Linn',
  customer: 'linn@kontorhotellet.example',
};
