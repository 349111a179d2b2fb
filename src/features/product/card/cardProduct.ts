import type { Color, Product, Variation, Image } from '../../../api/generated/types';
import {
  articleOf,
  defaultVariation,
  variationInColor,
  variationsInColor,
  type Article,
} from '../variations';

/**
 * A picture packed into one string: the common prefix of its URLs, the rest of its URL, then width and rest of each
 * source, one per line. Saves memory: a list of thousands of products has tens of thousands of nearly identical URLs.
 */
type CardPicture = string;

/** Maximum width of a source, in px: the widest card is 480 CSS pixels wide. */
const maxPictureWidth = 1000;

/** Longest common prefix. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let { length } = first;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

/** The sources of a picture that a card may use. */
const cardSources = ({ sources }: Pick<Image, 'sources'>) =>
  sources?.filter(({ width }) => width <= maxPictureWidth) ?? [];

/** Pack a picture for a card, without its alt text: the product's name is beside it. */
export function packPicture(image: Image | null | undefined): CardPicture | null {
  if (!image?.src) return null;
  const { src } = image;
  const sources = cardSources(image);
  const start = commonStart([src, ...sources.map(({ url }) => url)]);
  const rest = (url: string) => url.slice(start.length);
  return [start, rest(src), ...sources.flatMap(({ url, width }) => [width, rest(url)])].join('\n');
}

export function unpackPicture(picture: CardPicture | null): Pick<Image, 'alt' | 'src' | 'sources'> | null {
  if (picture === null) return null;
  const [start = '', rest = '', ...pairs] = picture.split('\n');
  const sources = Array.from({ length: pairs.length / 2 }, (_, index) => ({
    width: Number(pairs[index * 2]),
    url: start + (pairs[index * 2 + 1] ?? ''),
  }));
  return { alt: '', src: start + rest, sources };
}

/** The products whose `visible` is not false (PDP-04). */
export function visibleProducts<P extends { visible?: boolean }>(products: readonly P[]): P[] {
  // An item may be null in a response that violates the contract; its error boundary reports it.
  return products.filter((product: P | null) => product?.visible !== false);
}

/** Maximum number of swatches; further colors are counted (CARD-01). */
const maxSwatches = 5;

/** The fields of an article that a card shows and buys. */
export interface CardArticle extends Omit<
  Article,
  | 'image'
  | 'images'
  | 'shippingMethods'
  | 'storeStock'
  | 'specifications'
  | 'leadTimeDays'
  | 'backOrderLeadTimeDays'
> {
  image: CardPicture | null;
  /** Shown on hover; null when there is only one picture. */
  secondImage: CardPicture | null;
}

/** A color of a product, with its swatch. */
export interface CardColor extends Color {
  /** The article in this color; null when no variation has it. */
  article: CardArticle | null;
  /** Number of variations in this color, such as sizes. */
  variationCount: number;
}

/**
 * The fields of a product that a card shows (CARD-01). Lists of thousands cache nothing else: variations are fetched
 * with the product's page when the picker opens (CARD-09).
 */
export interface CardProduct extends Pick<
  Product,
  | 'active'
  | 'bestSeller'
  | 'brand'
  | 'categoryPath'
  | 'code'
  | 'color'
  | 'hidePrice'
  | 'isBuyable'
  | 'marketingText'
  | 'name'
  | 'newProduct'
  | 'numberOfVariants'
  | 'price'
  | 'rating'
  | 'recommended'
  | 'url'
> {
  /** Key facts on one line, such as `221 cm · wool`. */
  facts?: string;
  /** The article shown before a swatch is pressed. */
  article: CardArticle;
  /** Color of that article; null when unknown. */
  colorKey: string | null;
  /** Colors with a swatch. */
  colors: readonly CardColor[];
  /** Number of colors without a swatch. */
  moreColors: number;
  variationCount: number;
}

function cardArticle(product: Product, variation: Variation | undefined): CardArticle {
  const { image, images, ...article } = articleOf(product, variation);
  const { code, name, url, price, promotion, inStockQuantity, isBuyable, isGift } = article;
  const { maxQuantity, minQuantity, quantityStep } = article;
  return {
    ...{ code, name, url, price, promotion, inStockQuantity, maxQuantity, isBuyable, isGift },
    ...(minQuantity && { minQuantity }),
    ...(quantityStep && { quantityStep }),
    image: packPicture(image),
    secondImage: packPicture(images[1]),
  };
}

/**
 * A color with its article.
 * @param shown the variation that the card shows initially
 * @param article the article of that variation
 */
function cardColor(
  product: Product,
  color: Color,
  shown: Variation | undefined,
  article: CardArticle,
): CardColor {
  const variations = variationsInColor(product.variations, color.key);
  const variation = variationInColor(product.variations, color.key);
  const own = variation && (variation === shown ? article : cardArticle(product, variation));
  return { ...color, article: own ?? null, variationCount: variations.length };
}

/** The variation that a card shows and buys; undefined when it could be one of several. */
export function shownVariation(product: Product): Variation | undefined {
  const variation = defaultVariation(product);
  return variation?.color || product.variations.length === 1 ? variation : undefined;
}

/**
 * Map a product of the contract to the fields of a card.
 * @example const { article, variationCount } = toCardProduct(product);
 */
export function toCardProduct(product: Product): CardProduct {
  const { active, bestSeller, brand, categoryPath, code, color, hidePrice, isBuyable } = product;
  const { marketingText, name, newProduct, numberOfVariants, price, rating, recommended, url } = product;
  const { keyFacts = [] } = product;
  const variation = shownVariation(product);
  const article = cardArticle(product, variation);
  return {
    ...{ active, bestSeller, brand, categoryPath, code, color, hidePrice, isBuyable },
    ...{ marketingText, name, newProduct, numberOfVariants, price, rating, recommended, url },
    ...(keyFacts.length > 0 && { facts: keyFacts.join(' · ') }),
    article,
    colorKey: (variation?.color ?? color)?.key ?? null,
    colors: product.availableColors
      .slice(0, maxSwatches)
      .map((color) => cardColor(product, color, variation, article)),
    moreColors: Math.max(0, product.availableColors.length - maxSwatches),
    variationCount: product.variations.length,
  };
}
