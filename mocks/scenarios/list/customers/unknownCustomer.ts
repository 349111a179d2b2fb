import type { Scenario } from '../../scenario';

/** The customer cannot be fetched. */
export const unknownCustomer: Scenario = {
  title: 'It cannot be found out who is signed in',
  path: '/en/account',
  sees: 'We could not check whether you are signed in.',
  customer: 'ingrid@furulia.example',
  faults: { getCustomer: 500 },
};
