import type { Scenario } from '../../scenario';

/** The clock is a year ahead. */
export const nextYear: Scenario = {
  title: 'The clock is set to 24 December 2027',
  path: '/en/cart',
  sees: 'Your cart is empty',
  clock: '2027-12-24T10:00:00Z',
};
