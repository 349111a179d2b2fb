import type { Scenario } from '../../scenario';
import { inStock, pathOf } from '../../articles';

/** A product of which there is plenty. */
export const productInStock: Scenario = {
  title: 'Product in stock',
  path: () => pathOf(inStock),
  sees: 'Add to cart',
  customer: 'ingrid@furulia.example',
};
