import type { Scenario } from '../../scenario';
import { limited, pathOf } from '../../articles';

/** One cart may hold a few only. */
export const limitedProduct: Scenario = {
  title: 'Product with a limited quantity',
  path: () => pathOf(limited),
  sees: 'Add to cart',
  customer: 'ingrid@furulia.example',
};
