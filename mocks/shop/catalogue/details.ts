import type { Dimensions, Link, Price, ProductDetails, Variation } from '../../../src/api/generated/types';
import type { ShopContext } from '../context';
import type { Language } from '../languages';
import { articleLeadTime, articleShippingMethods } from '../shipping';
import { storeStockOf } from '../storeStock';
import { pageById } from '../content/pages';
import { pageUrl } from '../content/pageUrls';
import { productCard } from './cards';
import { cardsInOrder } from './cardsInOrder';
import { catalogue } from './catalogue';
import type { Category } from './categories/categories';
import { familyFacts } from './assortment/families';
import { allGalleryImages, galleryImages } from './galleryImages';
import { colorOf } from './assortment/names';
import { materialImage } from './images';
import type { Product } from './product';
import { distributionOf, reviewsOf } from './reviews';
import { articleFacts, articleSpecifications, isParcel, specificationsOf, weightOf } from './specifications';
import { familyTexts, textsIn } from './texts';
import { dataSheetUrl } from './urls';
import { articlesOf, productStock, variationsOf, type Article } from './variations';
import { filled, wordsIn } from './words';

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

/** One product of each model but that of the given one, then the rest. */
function oneOfEachModelFirst(product: Product, others: readonly Product[]): Product[] {
  const seen = new Set([product.kind.model.id]);
  const firsts = others.filter(({ kind: { model } }) => !seen.has(model.id) && seen.add(model.id));
  return [...new Set([...firsts, ...others])];
}

/** Other models of the sub-category and its parent, then more of the sub-category. */
function similarTo(product: Product, context: ShopContext): Product[] {
  const { category } = product;
  const near = inStockFirst(activeIn(category), context);
  const far = inStockFirst(activeIn(category.parent ?? category), context);
  const others = [...new Set([...near, ...far])].filter(({ id }) => id !== product.id);
  return inStockFirst(oneOfEachModelFirst(product, others).slice(0, shown), context);
}

/**
 * Other products of its series for the same room, then the most popular ones there; of each model one first, and those
 * of the same parent category last. Similar products are left out.
 */
function relatedTo(product: Product, similar: readonly Product[], context: ShopContext): Product[] {
  const room = product.category.parent?.parent ?? product.category;
  const others = inStockFirst(
    activeIn(room)
      .filter((each) => each.category !== product.category && !similar.includes(each))
      .sort((a, b) => b.popularity - a.popularity),
    context,
  );
  const isElsewhere = ({ category }: Product) => category.parent !== product.category.parent;
  const ranked = [...others.filter(isElsewhere), ...others.filter((each) => !isElsewhere(each))];
  const isOfSeries = ({ series }: Product) => series.name === product.series.name;
  const series = oneOfEachModelFirst(product, others.filter(isElsewhere).filter(isOfSeries)).slice(
    0,
    shown / 2,
  );
  const liked = oneOfEachModelFirst(product, [...series, ...ranked]);
  return inStockFirst(liked.slice(0, shown), context);
}

/** Short description of a product page, as rich text. */
function shortDescription({ kind, series }: Product, language: Language): string {
  const texts = textsIn(language);
  const { about, made } = familyTexts(kind, language);
  const taste = filled(texts.series, series.name, series.brand, texts.styles[series.style]);
  const paragraphs = [about, made, taste].filter((each) => each !== undefined);
  return paragraphs.map((text) => `<p>${text.replace(/&(?!\w+;)/g, '&amp;')}</p>`).join('');
}

function usps({ id, kind }: Product, language: Language): string[] {
  const { usps: all, guaranteeUsp } = wordsIn(language);
  const start = id % all.length;
  const rotated = [...all.slice(start), ...all.slice(0, start)];
  return [filled(guaranteeUsp, familyFacts[kind.model.family].guaranteeYears), ...rotated.slice(0, 2)];
}

/** General reasons to buy, and the delivery of a product of this weight. */
function globalUsps(product: Product, language: Language): string[] {
  const { globalUsps: all, deliveryUsps } = wordsIn(language);
  return [isParcel(product) ? deliveryUsps.parcel : deliveryUsps.carriedIn, ...all];
}

function orderInformation(product: Product, language: Language): string {
  const { sent, onePackage, packages, parcel, carriedIn } = wordsIn(language).orderInformation;
  const count = familyFacts[product.kind.model.family].packages;
  const parts = count === 1 ? onePackage : filled(packages, count);
  return filled(sent, parts, weightOf(product, language)) + (isParcel(product) ? parcel : carriedIn);
}

const dimensionsOf = ({ size: { width, depth, height } }: Article): Dimensions => ({ width, depth, height });

/** Links of the selling points that a page of the customer service explains. */
function uspLinks(product: Product, { language, route }: ShopContext): Link[] {
  const [delivery, returns, spareParts] = globalUsps(product, language);
  const pages = { delivery, returns, guarantee: spareParts };
  return Object.entries(pages).flatMap(([id, text]) =>
    text === undefined ? [] : { text, url: pageUrl(pageById(id), route), title: null, target: null },
  );
}

/** A price with the lowest one of the 30 days before its reduction: the regular one, as a campaign lasts a month. */
function withLowestPrice(price: Price | null): Price | null {
  if (!price || price.discountIncVat.amount <= 0) return price;
  const { regularPriceExVat, regularPriceIncVat } = price;
  return {
    ...price,
    lowestPrice30DaysExVat: regularPriceExVat,
    lowestPrice30DaysIncVat: regularPriceIncVat,
  };
}

/** Delivery of one piece of an article (PDP-01). */
function deliveryOf(article: Article, context: ShopContext) {
  return {
    leadTimeDays: articleLeadTime(article.code, context),
    backOrderLeadTimeDays: articleLeadTime(article.code, context, Infinity),
    shippingMethods: articleShippingMethods(article, context),
    storeStock: storeStockOf(article, context),
  };
}

/** Details of an article that only its page has: the pictures of its colour, and its specifications. */
function articleDetails(article: Article, { language }: ShopContext) {
  return {
    images: galleryImages(article.product, article.color, article.size, language),
    dimensions: dimensionsOf(article),
    keyFacts: articleFacts(article, language),
    specifications: articleSpecifications(article, language),
  };
}

/** The articles to choose from, each with its details (PDP-02). */
function variationDetails(product: Product, context: ShopContext): Variation[] {
  const articles = new Map(articlesOf(product).map((article) => [article.code, article]));
  return variationsOf(product, context).map((variation) => {
    const article = articles.get(variation.code);
    return {
      ...variation,
      price: withLowestPrice(variation.price),
      ...(article && { ...deliveryOf(article, context), ...articleDetails(article, context) }),
    };
  });
}

/** A product on its page, in one language and for one customer (PDP-01). */
export function productDetails(product: Product, context: ShopContext): ProductDetails {
  const { language, route } = context;
  const [article] = articlesOf(product);
  const card = productCard(product, context);
  const similar = similarTo(product, context);
  return {
    ...card,
    price: withLowestPrice(card.price),
    availableColors: product.colors.map((color) => ({
      ...colorOf(color, language),
      image: materialImage(product, color),
    })),
    variations: variationDetails(product, context),
    ...(article && {
      dimensions: dimensionsOf(article),
      keyFacts: articleFacts(article, language),
      ...deliveryOf(article, context),
    }),
    similarProducts: cardsInOrder(similar, context),
    relatedProducts: cardsInOrder(relatedTo(product, similar, context), context),
    specifications: specificationsOf(product, language),
    usp: usps(product, language),
    globalUsp: globalUsps(product, language),
    uspLinks: uspLinks(product, context),
    sliderImages: allGalleryImages(product, language),
    showThumbnails: true,
    shortDescription: shortDescription(product, language),
    orderInformation: orderInformation(product, language),
    dataSheetUrl: dataSheetUrl(product, route),
    ...(card.rating && { rating: { ...card.rating, distribution: distributionOf(product) } }),
    reviews: reviewsOf(product, language),
  };
}
