import type { Scenario } from '../../scenario';
import { gift, pathOf } from '../../articles';

/** It comes with a campaign and is not sold by itself. */
export const giftProduct: Scenario = {
  title: 'Product that is a gift',
  path: () => pathOf(gift),
  sees: 'Free gift with a campaign, not sold separately',
  customer: 'ingrid@furulia.example',
};
