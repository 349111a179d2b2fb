import type { Scenario } from '../../scenario';
import { manySizes, pathOf } from '../../articles';

/** It comes in several sizes. */
export const productWithVariations: Scenario = {
  title: 'Product in several sizes',
  path: () => pathOf(manySizes),
  sees: 'Size',
  customer: 'ingrid@furulia.example',
};
