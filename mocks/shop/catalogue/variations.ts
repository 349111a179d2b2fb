import type { Variation } from '../../../src/api/generated/types';
import type { ColorKey } from '../../media/colors';
import type { WholeView } from '../../media/pictures';
import type { Route, ShopContext } from '../context';
import type { Language } from '../languages';
import { cardImages, productThumbnail } from './images';
import { colorOf, productName } from './assortment/names';
import { agreementOn } from './prices/agreements';
import { hasPrice, priceOf } from './prices/priceTags';
import type { Product } from './product';
import { promotionOf } from './prices/promotions';
import { hash } from './assortment/random';
import type { Size } from '../../data/schemas/catalogue';
import { productUrl } from './urls';
import { wordsIn } from './words';

/** A product in one of its colours and sizes, independent of language, market and customer. */
export interface Article {
  product: Product;
  /** Article number: the product's, for a product without variations. */
  code: string;
  color: ColorKey;
  size: Size;
  stock: number;
}

/** Split a stock into uneven shares, deterministic by seed. */
function shares(stock: number, count: number, seed: string): number[] {
  const weights = Array.from({ length: count }, (_, index) => (hash(`${seed} ${index}`) % 7) + 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [passed, given] = [0, 0];
  return weights.map((weight) => {
    passed += weight;
    const upToHere = Math.floor((stock * passed) / whole);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}

function makeArticles(product: Product): Article[] {
  const looks = product.colors.flatMap((color) => product.sizes.map((size) => ({ color, size })));
  const stocks = shares(product.stock, looks.length, product.code);
  return looks.map((look, index) => ({
    ...look,
    product,
    code: looks.length === 1 ? product.code : `${product.code}-${String(index + 1).padStart(2, '0')}`,
    stock: stocks[index] ?? 0,
  }));
}

const made = new WeakMap<Product, readonly Article[]>();

/** All articles of a product: its colours, each in its sizes. */
export function articlesOf(product: Product): readonly Article[] {
  const articles = made.get(product) ?? makeArticles(product);
  made.set(product, articles);
  return articles;
}

/** Stock of an article in the Swedish warehouse, which is smaller and has some goods that the Norwegian one lacks. */
function swedishStock({ code, stock }: Pick<Article, 'code' | 'stock'>): number {
  const draw = hash(`Swedish warehouse ${code}`) % 5;
  return stock > 0 ? Math.round((stock * draw) / 4) : draw === 0 ? 14 : 0;
}

/** Current stock of an article in the warehouse of the market: that of the seed, less the pieces ordered here. */
export const stockOf = (
  article: Pick<Article, 'code' | 'stock'>,
  { sold, market }: Pick<ShopContext, 'sold' | 'market'>,
): number => {
  const stock = market === 'SE' ? swedishStock(article) : article.stock;
  return Math.max(0, stock - (sold?.get(article.code) ?? 0));
};

/** Current stock of a product, the sum of its articles. */
export const productStock = (product: Product, context: Pick<ShopContext, 'sold' | 'market'>): number =>
  articlesOf(product).reduce((sum, article) => sum + stockOf(article, context), 0);

/** True when a customer of the market can buy a product: it is not sold out and its price is not on request. */
export const canBeBought = (product: Product, context: Pick<ShopContext, 'sold' | 'market'>): boolean =>
  product.active && hasPrice(product) && productStock(product, context) > 0;

/** Name, colour and size: `Rolig dobbeltseng, eik, 160 × 200 cm`. */
export function articleName({ product, color, size }: Article, language: Language): string {
  const parts = [productName(product, language), wordsIn(language).colors[color].toLowerCase(), size.label];
  return parts.filter((part) => part !== '').join(', ');
}

/** Address of an article: its product's, with the selected variation (PDP-02). */
export function articleUrl({ product, code }: Article, route: Route): string {
  return `${productUrl(product, route)}?selectedModel=${code}`;
}

/** The article that represents a product in a colour: the first in stock, preferably in that colour. */
export function articleInColor(product: Product, color: ColorKey, context: ShopContext): Article {
  const articles = articlesOf(product).toSorted(
    (a, b) => Number(b.color === color) - Number(a.color === color),
  );
  const article = articles.find((each) => stockOf(each, context) > 0) ?? articles[0];
  if (!article) throw new Error(`The product ${product.code} has no article`);
  return article;
}

/**
 * An article in the contract's form.
 * @param view of its first picture
 */
export function variationOf(
  article: Article,
  context: ShopContext,
  view: WholeView = article.product.view,
): Variation {
  const { product, code, color, size } = article;
  const stock = stockOf(article, context);
  const { language, route } = context;
  const images = cardImages(product, color, language, view);
  const thumbnail = productThumbnail(product, color, language, view);
  const [image = thumbnail] = images;
  return {
    name: articleName(article, language),
    code,
    url: articleUrl(article, route),
    price: priceOf(product, size, context),
    inStock: product.active && stock > 0,
    inStockQuantity: stock,
    maxQuantity: product.maxQuantity,
    ...agreementOn(product, context)?.rules,
    color: colorOf(color, language),
    isBuyable: product.active && !product.hidePrice && !product.isGift,
    promotion: promotionOf(product, size, context),
    image,
    thumbnail,
    isGift: product.isGift,
    images,
  };
}

/** The articles to choose from; empty for a product without variations. */
export function variationsOf(product: Product, context: ShopContext, view?: WholeView): Variation[] {
  const articles = articlesOf(product);
  return articles.length === 1 ? [] : articles.map((article) => variationOf(article, context, view));
}
