import type { Scenario } from '../../scenario';

/** Lines of a quick order get no answer. */
export const failingQuickOrder: Scenario = {
  title: 'Quick order without an answer',
  path: '/en/quick-order',
  sees: 'Type an article number or a name',
  customer: 'ingrid@furulia.example',
  faults: { bulkUpdateCart: 'no connection' },
};
