import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';

/** A list that somebody has shared. */
export const sharedFavorites: Scenario = {
  title: 'Favourites shared by a link',
  path: () =>
    `/en/account?view=SharedList&list=Sofas&${linesOf(3, inStock)
      .map(({ code }) => `code=${code}`)
      .join('&')}`,
  sees: 'A list shared with you',
};
