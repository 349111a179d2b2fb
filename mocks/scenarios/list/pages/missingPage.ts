import type { Scenario } from '../../scenario';

/** There is nothing at the address. */
export const missingPage: Scenario = {
  title: 'Page that is not there',
  path: '/en/nothing-here',
  sees: 'We can’t find this page',
};
