import type { Scenario } from '../../scenario';

/** A visitor at the quick order. */
export const visitorQuickOrder: Scenario = {
  title: 'Quick order of a visitor',
  path: '/en/quick-order',
  sees: 'Sign in to order by article number',
};
