import type { Scenario } from '../../scenario';

/** The menu cannot be fetched. */
export const failingMenu: Scenario = {
  title: 'The menu fails',
  path: '/en',
  sees: 'The menu could not be loaded. Try again',
  faults: { getSiteStructure: 'no connection' },
};
