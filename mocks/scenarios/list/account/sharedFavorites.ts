import type { Scenario } from '../../scenario';
import { inStock, linesOf } from '../../articles';

/** A list of sofas that somebody has shared. */
export const sharedFavorites: Scenario = {
  title: 'Favourites shared by a link',
  path: () =>
    `/en/account?view=SharedList&list=Sofas&${linesOf(
      3,
      (article) => inStock(article) && article.product.category.parent?.code === 'sofas',
    )
      .map(({ code }) => `code=${code}`)
      .join('&')}`,
  sees: 'Shared with you · 3 products',
};
