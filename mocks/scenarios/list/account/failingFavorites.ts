import type { Scenario } from '../../scenario';

/** The favourites cannot be fetched. */
export const failingFavorites: Scenario = {
  title: 'Favourites fail',
  path: '/en/account?view=Favorites',
  sees: 'Your favourites could not be loaded.',
  customer: 'ingrid@furulia.example',
  faults: { getFavoriteLists: 500 },
};
