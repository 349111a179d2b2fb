import type { Scenario } from '../../scenario';

/** A customer without favourites. */
export const noFavorites: Scenario = {
  title: 'No favourites',
  path: '/en/account?view=Favorites',
  sees: 'No favourites yet',
  customer: 'elin@furulia.example',
};
