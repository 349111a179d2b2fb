import type { Scenario } from '../../scenario';

/** A search finds nothing. */
export const searchWithoutHits: Scenario = {
  title: 'Search without hits',
  path: '/en/search?query=qzxjkvwq',
  sees: 'No results for “qzxjkvwq”',
};
