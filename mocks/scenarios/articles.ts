import { catalogue } from '../shop/catalogue/catalogue';
import { productUrl } from '../shop/catalogue/urls';
import { articlesOf, type Article } from '../shop/catalogue/variations';
import { giftsWith } from '../shop/gifts';
import { isForSale } from '../shop/lines';
import type { LineRecord } from '../state';

type Fits = (article: Article) => boolean;

/** The first articles of the catalogue that are of a kind, each of another product. */
function firstArticles(count: number, fits: Fits): Article[] {
  const found: Article[] = [];
  for (const product of catalogue().products) {
    const article = articlesOf(product).find(fits);
    if (article) found.push(article);
    if (found.length === count) break;
  }
  return found;
}

/** The same as lines of a cart. */
export const linesOf = (count: number, fits: Fits, quantity = 1): LineRecord[] =>
  firstArticles(count, fits).map(({ code }) => ({ code, quantity }));

/** The page of the first product of a kind. */
export function pathOf(fits: Fits): string {
  const [article] = firstArticles(1, fits);
  if (!article) throw new Error('There is no such product');
  return productUrl(article.product, 'en');
}

/** Can be bought and is there. */
export const inStock: Fits = (article) => isForSale(article) && article.stock > 10;

/** Can be bought, and ten or fewer are there, of the whole product too. */
export const fewLeft: Fits = (article) =>
  isForSale(article) && article.stock > 0 && article.product.stock <= 10;

/** Can be bought, and none is there. */
export const soldOut: Fits = (article) => isForSale(article) && article.stock <= 0;

/** Is sold out in every variation. */
export const allSoldOut: Fits = (article) => isForSale(article) && article.product.stock <= 0;

/** Was sold once. */
export const discontinued: Fits = ({ product }) => !product.active && !product.hidePrice && !product.isGift;

/** Its price is told on request. */
export const hasNoPrice: Fits = ({ product }) => product.active && product.hidePrice;

/** Comes with a campaign. */
export const gift: Fits = ({ product }) => product.isGift;

/** Brings the gift of a campaign. */
export const bringsGift: Fits = (article) =>
  inStock(article) && giftsWith([{ code: article.code, quantity: 1 }]).length > 0;

/** Costs less than its regular price. */
export const reduced: Fits = (article) => inStock(article) && article.product.campaign !== null;

/** Comes in several sizes. */
export const manySizes: Fits = (article) => inStock(article) && article.product.sizes.length > 1;

/** One cart holds a few of it only. */
export const limited: Fits = (article) => inStock(article) && article.product.maxQuantity !== null;
