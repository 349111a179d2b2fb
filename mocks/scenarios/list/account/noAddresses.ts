import type { Scenario } from '../../scenario';

/** A customer without addresses. */
export const noAddresses: Scenario = {
  title: 'No addresses',
  path: '/en/account?view=Addresses',
  sees: 'No billing address yet.',
  customer: 'elin@furulia.example',
};
