import type { Scenario } from '../../scenario';

/** No product matches the chosen filters. */
export const emptyListing: Scenario = {
  title: 'Category in which nothing matches',
  path: '/en/furniture/living-room/sofas?max::Height=1',
  sees: 'No products found',
};
