import type { Scenario } from '../../scenario';
import { inStock, pathOf } from '../../articles';

/** A visitor sees no price. */
export const productOfVisitor: Scenario = {
  title: 'Product as a visitor sees it',
  path: () => pathOf(inStock),
  sees: 'Sign in to see prices',
};
