import type { Scenario } from '../../scenario';

/** The page is no JSON. */
export const brokenPage: Scenario = {
  title: 'Every page is no JSON',
  path: '/en',
  sees: 'Unexpected error',
  faults: { getPage: 'no JSON' },
};
