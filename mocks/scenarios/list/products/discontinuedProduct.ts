import type { Scenario } from '../../scenario';
import { discontinued, pathOf } from '../../articles';

/** It was sold once. */
export const discontinuedProduct: Scenario = {
  title: 'Discontinued product',
  path: () => pathOf(discontinued),
  sees: 'Discontinued',
  customer: 'ingrid@furulia.example',
};
