import type { Scenario } from '../../scenario';

/** Discontinued products are shown. */
export const discontinuedListing: Scenario = {
  title: 'Category with discontinued products',
  path: '/en/furniture/living-room/sofas?filter::Active=False',
  sees: 'Discontinued',
};
