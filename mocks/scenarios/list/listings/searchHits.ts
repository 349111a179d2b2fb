import type { Scenario } from '../../scenario';

/** A search finds products, categories and pages. */
export const searchHits: Scenario = {
  title: 'Search with hits',
  path: '/en/search?query=sofa',
  sees: 'Results for “sofa”',
};
