import type { Scenario } from '../../scenario';
import { bringsGift, linesOf } from '../../articles';

/** A line that brings the gift of a campaign. */
export const giftCart: Scenario = {
  title: 'Cart with a gift',
  path: '/en/cart',
  sees: 'Gift',
  customer: 'ingrid@furulia.example',
  cart: () => linesOf(1, bringsGift),
};
