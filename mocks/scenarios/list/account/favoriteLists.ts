import type { Scenario } from '../../scenario';

/** A customer with two lists. */
export const favoriteLists: Scenario = {
  title: 'Favourites in two lists',
  path: '/en/account?view=Favorites',
  sees: 'Stua',
  customer: 'ingrid@furulia.example',
};
