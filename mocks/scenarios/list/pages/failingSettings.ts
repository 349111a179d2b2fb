import type { Scenario } from '../../scenario';

/** Without settings there is no shop. */
export const failingSettings: Scenario = {
  title: 'Settings fail',
  path: '/en',
  sees: 'Failed to fetch global settings',
  faults: { getGlobalSettings: 500 },
};
