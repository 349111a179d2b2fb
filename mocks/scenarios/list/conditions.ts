import type { Scenario } from '../scenario';

/** Scenarios of the group “Latency and clock”, by the name that a link gives each (DEV-04). */
export const conditions = {
  slow: {
    title: 'Slow: every call waits for two seconds',
    path: '/en/cart',
    sees: 'Your cart is empty',
    latency: 2_000,
  },
  nextYear: {
    title: 'The clock is set to 24 December 2027',
    path: '/en/cart',
    sees: 'Your cart is empty',
    clock: '2027-12-24T10:00:00Z',
  },
} satisfies Record<string, Scenario>;
