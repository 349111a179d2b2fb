import type { Scenario } from '../../scenario';
import { fewLeft, pathOf } from '../../articles';

/** One to ten are left. */
export const productFewLeft: Scenario = {
  title: 'Product of which few are left',
  path: () => pathOf(fewLeft),
  sees: 'Few left',
  customer: 'ingrid@furulia.example',
};
