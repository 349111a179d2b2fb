import type { Scenario } from '../../scenario';

/** Filters are chosen in the address. */
export const filteredListing: Scenario = {
  title: 'Category with filters chosen',
  path: '/en/furniture/living-room/sofas?instock=true',
  sees: 'In stock',
};
