import type { Scenario } from '../../scenario';
import { allSoldOut, pathOf } from '../../articles';

/** None is there; it can be bought all the same. */
export const soldOutProduct: Scenario = {
  title: 'Product that is sold out',
  path: () => pathOf(allSoldOut),
  sees: 'Not in stock',
  customer: 'ingrid@furulia.example',
};
