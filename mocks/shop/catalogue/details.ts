import type { Dimensions, ProductDetails, Variation } from '../../../src/api/generated/types';
import type { Language, ShopContext } from '../context';
import { articleLeadTime } from '../shipping';
import { productCard } from './cards';
import { cardsInOrder } from './cardsInOrder';
import { catalogue } from './catalogue';
import type { Category } from './categories/categories';
import { familyFacts } from './assortment/families';
import { galleryImages } from './galleryImages';
import type { Product } from './product';
import { articleSpecifications, isParcel, specificationsOf, weightOf } from './specifications';
import { familyTexts, textsIn } from './texts/textsIn';
import { dataSheetUrl } from './urls';
import { articlesOf, productStock, variationsOf, type Article } from './variations';
import { wordsIn } from './words/wordsIn';

/** Number of products in each row on a product page. */
const shown = 8;

function activeIn(category: Category): Product[] {
  return (catalogue().inCategory.get(category.code) ?? []).filter(({ active }) => active);
}

/** Products in stock in the market first, otherwise in unchanged order. */
function inStockFirst(products: readonly Product[], context: ShopContext): Product[] {
  const isInStock = (product: Product) => productStock(product, context) > 0;
  return [...products.filter(isInStock), ...products.filter((product) => !isInStock(product))];
}

/** Products of the same sub-category, those of the same kind first. */
function similarTo(product: Product, context: ShopContext): Product[] {
  const others = activeIn(product.category).filter(({ id }) => id !== product.id);
  const [same, different] = [
    others.filter(({ kind }) => kind === product.kind),
    others.filter(({ kind }) => kind !== product.kind),
  ];
  return inStockFirst([...same, ...different], context).slice(0, shown);
}

/** Other products of its series for the same room, then the most popular ones there. */
function relatedTo(product: Product, context: ShopContext): Product[] {
  const room = product.category.parent?.parent ?? product.category;
  const others = inStockFirst(
    activeIn(room)
      .filter(({ category }) => category !== product.category)
      .sort((a, b) => b.popularity - a.popularity),
    context,
  );
  const series = others.filter((each) => each.series.name === product.series.name).slice(0, shown / 2);
  const liked = others.filter((each) => !series.includes(each));
  return inStockFirst([...series, ...liked.slice(0, shown)], context).slice(0, shown);
}

/** Short description of a product page, as rich text. */
function shortDescription({ kind, series }: Product, language: Language): string {
  const texts = textsIn(language);
  const taste = texts.series(series.name, series.brand, texts.styles[series.style]);
  return `<p>${familyTexts(kind, language).about}</p><p>${taste}</p>`.replace(/&(?!\w+;)/g, '&amp;');
}

function usps({ id, kind }: Product, language: Language): string[] {
  const { usps: all, guaranteeUsp } = wordsIn(language);
  const start = id % all.length;
  const rotated = [...all.slice(start), ...all.slice(0, start)];
  return [guaranteeUsp(familyFacts[kind.model.family].guaranteeYears), ...rotated.slice(0, 2)];
}

/** General reasons to buy, and the delivery of a product of this weight. */
function globalUsps(product: Product, language: Language): string[] {
  const { globalUsps: all, deliveryUsps } = wordsIn(language);
  return [isParcel(product) ? deliveryUsps.parcel : deliveryUsps.carriedIn, ...all];
}

function orderInformation(product: Product, language: Language): string {
  const words = wordsIn(language);
  const { packages } = familyFacts[product.kind.model.family];
  const weight = weightOf(product, language);
  return words.orderInformation(packages, weight, !isParcel(product));
}

const dimensionsOf = ({ size: { width, depth, height } }: Article): Dimensions => ({ width, depth, height });

/** Details of an article that only its page has: the pictures of its colour, and its specifications. */
function articleDetails(article: Article, { language }: ShopContext) {
  return {
    images: galleryImages(article.product, article.color, language),
    dimensions: dimensionsOf(article),
    specifications: articleSpecifications(article, language),
  };
}

/** The articles to choose from, each with its details (PDP-02). */
function variationDetails(product: Product, context: ShopContext): Variation[] {
  const articles = new Map(articlesOf(product).map((article) => [article.code, article]));
  return variationsOf(product, context).map((variation) => {
    const article = articles.get(variation.code);
    const leadTimeDays = articleLeadTime(variation.code, context);
    return { ...variation, leadTimeDays, ...(article && articleDetails(article, context)) };
  });
}

/** A product on its page, in one language and for one customer (PDP-01). */
export function productDetails(product: Product, context: ShopContext): ProductDetails {
  const { language, route } = context;
  const [article] = articlesOf(product);
  return {
    ...productCard(product, context),
    variations: variationDetails(product, context),
    ...(article && {
      leadTimeDays: articleLeadTime(article.code, context),
      dimensions: dimensionsOf(article),
    }),
    similarProducts: cardsInOrder(similarTo(product, context), context),
    relatedProducts: cardsInOrder(relatedTo(product, context), context),
    specifications: specificationsOf(product, language),
    usp: usps(product, language),
    globalUsp: globalUsps(product, language),
    sliderImages: product.colors.flatMap((color) => galleryImages(product, color, language)),
    showThumbnails: true,
    shortDescription: shortDescription(product, language),
    orderInformation: orderInformation(product, language),
    dataSheetUrl: dataSheetUrl(product, route),
  };
}
