import type { Scenario } from '../../scenario';
import { faultsOf } from '../../faults';

/** Every call is answered with 500. */
export const maintenance: Scenario = {
  title: 'Every call fails',
  path: '/en',
  sees: 'Failed to fetch global settings',
  faults: faultsOf(500),
};
