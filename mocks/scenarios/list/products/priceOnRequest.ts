import type { Scenario } from '../../scenario';
import { hasNoPrice, pathOf } from '../../articles';

/** The price is told on request. */
export const priceOnRequest: Scenario = {
  title: 'Product with its price on request',
  path: () => pathOf(hasNoPrice),
  sees: 'Contact for price',
  customer: 'ingrid@furulia.example',
};
