import type { Scenario } from '../../scenario';

/** The footer is no JSON. */
export const failingFooter: Scenario = {
  title: 'The footer is no JSON',
  path: '/en',
  sees: 'The footer could not be loaded. Try again',
  faults: { getFooter: 'no JSON' },
};
