import type { Scenario } from '../../scenario';

/** Every call waits for two seconds. */
export const slow: Scenario = {
  title: 'Slow: every call waits for two seconds',
  path: '/en/cart',
  sees: 'Your cart is empty',
  latency: 2_000,
};
