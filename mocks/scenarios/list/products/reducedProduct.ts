import type { Scenario } from '../../scenario';
import { reduced, pathOf } from '../../articles';

/** The price is lower than the regular one. */
export const reducedProduct: Scenario = {
  title: 'Product at a reduced price',
  path: () => pathOf(reduced),
  sees: 'Regular price',
  customer: 'ingrid@furulia.example',
};
