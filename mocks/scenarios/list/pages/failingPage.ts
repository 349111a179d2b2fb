import type { Scenario } from '../../scenario';

/** The page cannot be fetched, nor can the error page. */
export const failingPage: Scenario = {
  title: 'Every page fails',
  path: '/en',
  sees: 'Unexpected error',
  faults: { getPage: 500 },
};
