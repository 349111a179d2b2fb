import type { StoreStock } from '../../src/api/generated/types';
import { hash } from './catalogue/assortment/random';
import { stockOf, type Article } from './catalogue/variations';
import type { ShopContext } from './context';
import { pages } from './content/pages';

/** Most pieces of an article in one store. */
const mostInStore = 14;

/** Stock of an article in the stores of the market: a share of the warehouse's, which differs between stores. */
export function storeStockOf(article: Article, context: Pick<ShopContext, 'market' | 'sold'>): StoreStock[] {
  const stock = stockOf(article, context);
  return pages.flatMap(({ id, store }) => {
    if (store?.countryCode !== context.market) return [];
    const share = Math.floor((stock * (hash(`${id} ${article.code}`) % 4)) / 8);
    return { name: store.name, inStockQuantity: Math.min(mostInStore, share) };
  });
}
