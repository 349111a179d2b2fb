import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';

/** Forty lines. */
export const longCart: Scenario = {
  title: 'Cart with forty lines',
  path: '/en/cart',
  sees: 'Go to checkout',
  customer: 'ingrid@furulia.example',
  cart: () => linesOf(40, inStock),
};
