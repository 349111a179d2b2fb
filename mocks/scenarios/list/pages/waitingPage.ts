import type { Scenario } from '../../scenario';

/** The page never comes. */
export const waitingPage: Scenario = {
  title: 'A page that never answers',
  path: '/en',
  sees: 'Loading the page',
  faults: { getPage: 'never answers' },
};
