import type { Scenario } from '../../scenario';
import { discontinued, inStock, linesOf } from '../../articles';

/** A line that is no longer for sale. */
export const discontinuedCart: Scenario = {
  title: 'Cart with a line that is no longer for sale',
  path: '/en/cart',
  sees: 'No longer sold',
  customer: 'ingrid@furulia.example',
  cart: () => [...linesOf(1, inStock), ...linesOf(1, discontinued)],
};
