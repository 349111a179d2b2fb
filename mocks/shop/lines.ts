import type { LineItem, LinePrice, Money, Price } from '../../src/api/generated/types';
import { catalogue } from './catalogue/catalogue';
import { noteOf } from './catalogue/cards';
import { categoryPath } from './catalogue/categories/categories';
import { productThumbnail } from './catalogue/images';
import { colorOf, typeName } from './catalogue/assortment/names';
import type { Product } from './catalogue/product';
import { agreementOn } from './catalogue/prices/agreements';
import { priceOf, regularPrice } from './catalogue/prices/priceTags';
import { articleName, articlesOf, articleUrl, stockOf, type Article } from './catalogue/variations';
import type { LineRecord } from '../store/state';
import type { Market, ShopContext } from './context';
import { money, priceAnswer } from './money';

/** True for a text in the form of an article number: six digits, of a variation two more. */
export const isArticleNumber = (code: string): boolean => /^\d{6}(-\d{2})?$/.test(code);

/** The product with a number, its own or that of a variation. */
export function findProduct(code: string): Product | undefined {
  return isArticleNumber(code) ? catalogue().byId.get(Number(code.slice(0, 6))) : undefined;
}

/** The article with a number. A product with variations is no article. */
export function findArticle(code: string): Article | undefined {
  const product = findProduct(code);
  return product && articlesOf(product).find((article) => article.code === code);
}

/** Maximum quantity of an article in one order. */
export const mostOf = ({ product }: Article): number => product.maxQuantity ?? 999;

/** The reason why a line of an article cannot have a quantity; undefined if it can, as of 0. */
export function quantityProblem(
  article: Article,
  quantity: number,
  context: Pick<ShopContext, 'isOrganization'>,
): [key: 'tooMany' | 'tooFew' | 'wrongStep', limit: number] | undefined {
  const { minQuantity = 1, quantityStep = 1 } = agreementOn(article.product, context)?.rules ?? {};
  const most = mostOf(article);
  if (quantity > most) return ['tooMany', most];
  if (quantity > 0 && quantity < minQuantity) return ['tooFew', minQuantity];
  return quantity % quantityStep === 0 ? undefined : ['wrongStep', quantityStep];
}

/** True for an article that can be bought, even when it is out of stock. */
export const isForSale = ({ product }: Article): boolean =>
  product.active && !product.hidePrice && !product.isGift;

/** The unit price of a quantity: that of its tier, less than the regular one of a single unit. */
function priceAtQuantity(
  { listPriceExVat: _exVat, listPriceIncVat: _incVat, tierPrices = [], ...price }: Price,
  quantity: number,
  market: Market,
): Price {
  const tier = tierPrices.findLast(({ minQuantity }) => minQuantity <= quantity);
  if (!tier) return price;
  const regular = price.regularPriceIncVat.amount;
  const discountPercentage = Math.round((1 - tier.priceIncVat.amount / regular) * 1000) / 10;
  return priceAnswer({ regular, price: tier.priceIncVat.amount, discountPercentage }, market);
}

/** The price of a line, from the unit price. */
export function linePrice(unit: Price, quantity: number, market: Market): LinePrice {
  const price = priceAtQuantity(unit, quantity, market);
  const times = ({ amount }: Money) => money(amount * quantity, market);
  return {
    ...price,
    unitPrice: price.priceExVat,
    totalPriceForItems: times(price.priceExVat),
    totalPriceForItemsIncVat: times(price.priceIncVat),
  };
}

/** The unit price of an article: that of the quote, or the price of now. */
function unitPrice({ code, product, size }: Article, context: ShopContext): Price | null {
  const offered = context.offeredPrices?.[code];
  if (offered === undefined) return priceOf(product, size, context);
  return priceAnswer(pricePair(regularPrice(product, size, context.market), offered), context.market);
}

/** A regular price and a current one, with the reduction in per cent. */
export const pricePair = (regular: number, price: number) => ({
  regular,
  price,
  discountPercentage: Math.max(0, Math.round((1 - price / regular) * 1000) / 10),
});

/**
 * A line of a cart or an order, in one language and for one customer.
 * @throws for an unknown code: lines are validated before they are stored
 */
export function lineItem({ code, quantity }: LineRecord, context: ShopContext): LineItem {
  const article = findArticle(code);
  if (!article) throw new Error(`A line speaks of an article ${code}, which there is none of`);
  const { product, color } = article;
  const { language, route } = context;
  const price = unitPrice(article, context);
  const { maxQuantity, active, elNumber, category, series } = product;
  return {
    code: article.code,
    elNumber,
    categoryPath: categoryPath(category).map(({ names }) => names[language]),
    quantity,
    inStockQuantity: stockOf(article, context),
    active,
    ...(maxQuantity === null ? {} : { maxQuantity }),
    ...agreementOn(product, context)?.rules,
    price: price && linePrice(price, quantity, context.market),
    item: {
      name: articleName(article, language),
      productType: typeName(product, language),
      url: articleUrl(article, route),
      note: noteOf(product, language),
      visible: true,
      image: productThumbnail(product, color, language),
      brand: series.brand,
      color: colorOf(color, language),
    },
  };
}
