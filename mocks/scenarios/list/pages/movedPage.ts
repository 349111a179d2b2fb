import type { Scenario } from '../../scenario';

/** The page has another address now. */
export const movedPage: Scenario = {
  title: 'Page that has moved',
  path: '/en/customer-service/shipping',
  sees: 'Delivery',
};
