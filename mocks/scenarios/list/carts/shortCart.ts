import type { Scenario } from '../../scenario';
import { fewLeft, linesOf } from '../../articles';

/** More in the cart than there is. */
export const shortCart: Scenario = {
  title: 'Cart with more than there is in stock',
  path: '/en/cart',
  sees: 'Only',
  customer: 'ingrid@furulia.example',
  cart: () => linesOf(1, fewLeft, 11),
};
