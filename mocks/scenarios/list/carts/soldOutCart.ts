import type { Scenario } from '../../scenario';
import { inStock, linesOf, soldOut } from '../../articles';

/** A line that is sold out. */
export const soldOutCart: Scenario = {
  title: 'Cart with a line that is sold out',
  path: '/en/cart',
  sees: 'Out of stock',
  customer: 'ingrid@furulia.example',
  cart: () => [...linesOf(1, inStock), ...linesOf(1, soldOut)],
};
