import type { Scenario } from '../../scenario';

/** The products of a category cannot be fetched. */
export const failingListing: Scenario = {
  title: 'The products of a category fail',
  path: '/en/furniture/living-room/sofas',
  sees: 'The products could not be loaded.',
  faults: { getCategoryProducts: 500 },
};
