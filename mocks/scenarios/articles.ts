import { catalogue } from '../shop/catalogue/catalogue';
import { agreementOn } from '../shop/catalogue/prices/agreements';
import { productUrl } from '../shop/catalogue/urls';
import { articlesOf, type Article } from '../shop/catalogue/variations';
import { giftsWith } from '../shop/gifts';
import { isForSale } from '../shop/lines';
import type { LineRecord } from '../store/state';

type Fits = (article: Article) => boolean;

/** The first articles of the catalogue that match, each of another product. */
function firstArticles(count: number, fits: Fits): Article[] {
  const found: Article[] = [];
  for (const product of catalogue().products) {
    const article = articlesOf(product).find(fits);
    if (article) found.push(article);
    if (found.length === count) break;
  }
  return found;
}

/** Lines of a cart with the first matching articles. */
export const linesOf = (count: number, fits: Fits, quantity = 1): LineRecord[] =>
  firstArticles(count, fits).map(({ code }) => ({ code, quantity }));

/** The path of the first matching product. */
export function pathOf(fits: Fits): string {
  const [article] = firstArticles(1, fits);
  if (!article) throw new Error('There is no such product');
  return productUrl(article.product, 'en');
}

/** Buyable, with plenty in stock. */
const inStock: Fits = (article) => isForSale(article) && article.stock > 10;

/** Buyable with one to ten in stock, of the whole product too. */
const fewLeft: Fits = (article) => isForSale(article) && article.stock > 0 && article.product.stock <= 10;

/** Buyable and sold out. */
const soldOut: Fits = (article) => isForSale(article) && article.stock <= 0;

/** Buyable with every variation sold out. */
const allSoldOut: Fits = (article) => isForSale(article) && article.product.stock <= 0;

/** No longer sold. */
const discontinued: Fits = ({ product }) => !product.active && !product.hidePrice && !product.isGift;

/** Sold with the price on request. */
const hasNoPrice: Fits = ({ product }) => product.active && product.hidePrice;

/** Gift of a campaign. */
const gift: Fits = ({ product }) => product.isGift;

/** Comes with the gift of a campaign. */
const bringsGift: Fits = (article) =>
  inStock(article) && giftsWith([{ code: article.code, quantity: 1 }]).length > 0;

/** Sold below its regular price. */
const reduced: Fits = (article) => inStock(article) && article.product.campaign !== null;

/** Available in several sizes. */
const manySizes: Fits = (article) => inStock(article) && article.product.sizes.length > 1;

/** Limited to a few pieces per cart. */
const limited: Fits = (article) => inStock(article) && article.product.maxQuantity !== null;

const agreement = ({ product }: Article) => agreementOn(product, { isOrganization: true });

/** Reduced for organisations, more for larger quantities. */
const tiered: Fits = (article) => inStock(article) && agreement(article)?.percentage !== undefined;

/** Sold to organisations in steps, from a minimum. */
const inSteps: Fits = (article) => inStock(article) && agreement(article)?.rules !== undefined;

/** Kinds of articles, by the names that scenarios have for them. */
export const articleKinds: Readonly<Record<string, Fits>> = {
  inStock,
  fewLeft,
  soldOut,
  allSoldOut,
  discontinued,
  hasNoPrice,
  gift,
  bringsGift,
  reduced,
  manySizes,
  limited,
  tiered,
  inSteps,
};

/** The codes of three sofas, as in the link to a shared list. */
export const sofaCodes = (): string =>
  linesOf(3, (article) => inStock(article) && article.product.category.parent?.code === 'sofas')
    .map(({ code }) => `code=${code}`)
    .join('&');
