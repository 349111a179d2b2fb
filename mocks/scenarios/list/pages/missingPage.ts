import type { Scenario } from '../../scenario';

/** There is nothing at the address. */
export const missingPage: Scenario = {
  title: 'Page that is not there',
  path: '/en/nothing-here',
  sees: 'This page has moved out',
};
