import type { Scenario } from '../../scenario';

/** The page for many article numbers. */
export const quickOrder: Scenario = {
  title: 'Quick order',
  path: '/en/quick-order',
  sees: 'Type an article number or a name',
  customer: 'ingrid@furulia.example',
  cart: () => [],
};
