import type { Color, Product, Variation } from '../../../api/generated/types';
import {
  articleOf,
  defaultVariation,
  variationInColor,
  variationsInColor,
  type Article,
} from '../variations';

/** How many swatches a card shows before it counts the other colors (CARD-01). */
const maxSwatches = 5;

/** A card shows its first picture, and the second one under a pointer. */
const maxPictures = 2;

/** A color of a product, as its swatch shows it. */
export interface CardColor extends Color {
  /** What the card shows in this color; null when no variation comes in it. */
  article: Article | null;
  /** In how many variations, such as sizes, the product comes in this color. */
  variationCount: number;
}

/**
 * What a card shows of a product (CARD-01). A list of thousands caches nothing else of it: the variations are
 * fetched with the product's page when one is to be chosen (CARD-09).
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
  | 'recommended'
  | 'url'
> {
  /** What the card shows until a swatch is pressed. */
  article: Article;
  /** The color of that; null where nothing says. */
  colorKey: string | null;
  /** Those whose swatches show. */
  colors: readonly CardColor[];
  /** How many more colors there are. */
  moreColors: number;
  variationCount: number;
}

function cardArticle(product: Product, variation: Variation | undefined): Article {
  const {
    code,
    name,
    url,
    image,
    images,
    price,
    promotion,
    inStockQuantity,
    maxQuantity,
    isBuyable,
    isGift,
  } = articleOf(product, variation);
  return {
    code,
    name,
    url,
    image,
    images: images.slice(0, maxPictures),
    price,
    promotion,
    inStockQuantity,
    maxQuantity,
    isBuyable,
    isGift,
  };
}

function cardColor(product: Product, color: Color): CardColor {
  const variation = variationInColor(product.variations, color.key);
  return {
    ...color,
    article: variation ? cardArticle(product, variation) : null,
    variationCount: variationsInColor(product.variations, color.key).length,
  };
}

/** The variation that a card shows and buys; undefined where it could be one of several. */
function shownVariation(product: Product): Variation | undefined {
  const variation = defaultVariation(product);
  return variation?.color || product.variations.length === 1 ? variation : undefined;
}

/** What a card needs of a product of the contract. */
export function toCardProduct(product: Product): CardProduct {
  const { active, bestSeller, brand, categoryPath, code, color, hidePrice, isBuyable } = product;
  const { marketingText, name, newProduct, numberOfVariants, price, recommended, url } = product;
  const variation = shownVariation(product);
  return {
    ...{ active, bestSeller, brand, categoryPath, code, color, hidePrice, isBuyable },
    ...{ marketingText, name, newProduct, numberOfVariants, price, recommended, url },
    article: cardArticle(product, variation),
    colorKey: (variation?.color ?? color)?.key ?? null,
    colors: product.availableColors.slice(0, maxSwatches).map((each) => cardColor(product, each)),
    moreColors: Math.max(0, product.availableColors.length - maxSwatches),
    variationCount: product.variations.length,
  };
}
