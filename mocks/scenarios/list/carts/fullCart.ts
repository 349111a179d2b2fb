import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';

/** Three lines in stock. */
export const fullCart: Scenario = {
  title: 'Cart with three lines in stock',
  path: '/en/cart',
  sees: 'In stock',
  customer: 'ingrid@furulia.example',
  cart: () => linesOf(3, inStock),
};
