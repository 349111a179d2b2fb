import type { Scenario } from '../../scenario';

/** The search cannot be made. */
export const failingSearch: Scenario = {
  title: 'The search fails',
  path: '/en/search?query=sofa',
  sees: 'The products could not be loaded.',
  faults: { search: 500 },
};
