import type { Scenario } from '../../scenario';

/** Signing in is refused: the account is locked. */
export const lockedAccount: Scenario = {
  title: 'Signing in is refused',
  path: '/en/account',
  sees: 'You are not signed in',
  faults: { loginCustomer: 403 },
};
