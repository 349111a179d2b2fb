import { catalogue } from '../shop/catalogue/catalogue';
import { articlesOf, type Article } from '../shop/catalogue/variations';
import { isForSale } from '../shop/lines';
import type { LineRecord } from '../state';

/** The first articles of the catalogue that are of a kind, each of another product, as lines of a cart. */
export function linesOf(count: number, fits: (article: Article) => boolean, quantity = 1): LineRecord[] {
  const lines: LineRecord[] = [];
  for (const product of catalogue().products) {
    const article = articlesOf(product).find(fits);
    if (article) lines.push({ code: article.code, quantity });
    if (lines.length === count) break;
  }
  return lines;
}

/** Can be bought and is there. */
export const inStock = (article: Article): boolean => isForSale(article) && article.stock > 10;

/** Can be bought, and none is there. */
export const soldOut = (article: Article): boolean => isForSale(article) && article.stock <= 0;

/** Was sold once. */
export const discontinued = ({ product }: Article): boolean =>
  !product.active && !product.hidePrice && !product.isGift;
