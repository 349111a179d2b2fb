import type { LineItem, LinePrice, Money, Price } from '../../src/api/generated/types';
import { catalogue } from './catalogue/catalogue';
import { noteOf } from './catalogue/cards';
import { categoryPath } from './catalogue/categories/categories';
import { productThumbnail } from './catalogue/images';
import { colorOf, typeName } from './catalogue/assortment/names';
import type { Product } from './catalogue/product';
import { priceOf } from './catalogue/prices/priceTags';
import { articleName, articlesOf, articleUrl, stockOf, type Article } from './catalogue/variations';
import type { LineRecord } from '../store/state';
import type { Market, ShopContext } from './context';
import { money } from './money';

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

/** True for an article that can be bought, even when it is out of stock. */
export const isForSale = ({ product }: Article): boolean =>
  product.active && !product.hidePrice && !product.isGift;

/** The price of a line, from the unit price. */
export function linePrice(price: Price, quantity: number, market: Market): LinePrice {
  const times = ({ amount }: Money) => money(amount * quantity, market);
  return {
    ...price,
    unitPrice: price.priceExVat,
    totalPriceForItems: times(price.priceExVat),
    totalPriceForItemsIncVat: times(price.priceIncVat),
  };
}

/**
 * A line of a cart or an order, in one language and for one customer.
 * @throws for an unknown code: lines are validated before they are stored
 */
export function lineItem({ code, quantity }: LineRecord, context: ShopContext): LineItem {
  const article = findArticle(code);
  if (!article) throw new Error(`A line speaks of an article ${code}, which there is none of`);
  const { product, color } = article;
  const { language, route } = context;
  const price = priceOf(product, article.size, context);
  const { maxQuantity, active, elNumber, category, series } = product;
  return {
    code: article.code,
    elNumber,
    categoryPath: categoryPath(category).map(({ names }) => names[language]),
    quantity,
    inStockQuantity: stockOf(article, context),
    active,
    ...(maxQuantity === null ? {} : { maxQuantity }),
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
