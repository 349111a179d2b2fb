import type { Scenario } from '../../scenario';
import { faultsOf } from '../../faults';

/** No call reaches the shop. */
export const unreachable: Scenario = {
  title: 'The shop cannot be reached',
  path: '/en',
  sees: 'Failed to fetch global settings',
  faults: faultsOf('no connection'),
};
