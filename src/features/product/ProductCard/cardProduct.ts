import type { Color, Product, Variation } from '../../../api/generated/types';
import {
  articleOf,
  defaultVariation,
  variationInColor,
  variationsInColor,
  type Article,
} from '../variations';
import { packPicture, type CardPicture } from './cardPicture';

/** How many swatches a card shows before it counts the other colors (CARD-01). */
const maxSwatches = 5;

/** What a card shows and buys. */
export interface CardArticle extends Omit<
  Article,
  'image' | 'images' | 'dimensions' | 'specifications' | 'leadTimeDays'
> {
  image: CardPicture | null;
  /** Shows while a pointer is on the card; null where there is only one picture. */
  secondImage: CardPicture | null;
}

/** A color of a product, as its swatch shows it. */
export interface CardColor extends Color {
  /** What the card shows in this color; null when no variation comes in it. */
  article: CardArticle | null;
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
  article: CardArticle;
  /** The color of that; null where nothing says. */
  colorKey: string | null;
  /** Those whose swatches show. */
  colors: readonly CardColor[];
  /** How many more colors there are. */
  moreColors: number;
  variationCount: number;
}

function cardArticle(product: Product, variation: Variation | undefined): CardArticle {
  const { image, images, ...article } = articleOf(product, variation);
  const { code, name, url, price, promotion, inStockQuantity, maxQuantity, isBuyable, isGift } = article;
  return {
    ...{ code, name, url, price, promotion, inStockQuantity, maxQuantity, isBuyable, isGift },
    image: packPicture(image),
    secondImage: packPicture(images[1]),
  };
}

/**
 * A color with what the card shows in it.
 * @param shown the variation that the card shows first
 * @param article the article of that
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

/** The variation that a card shows and buys; undefined where it could be one of several. */
export function shownVariation(product: Product): Variation | undefined {
  const variation = defaultVariation(product);
  return variation?.color || product.variations.length === 1 ? variation : undefined;
}

/** What a card needs of a product of the contract. */
export function toCardProduct(product: Product): CardProduct {
  const { active, bestSeller, brand, categoryPath, code, color, hidePrice, isBuyable } = product;
  const { marketingText, name, newProduct, numberOfVariants, price, recommended, url } = product;
  const variation = shownVariation(product);
  const article = cardArticle(product, variation);
  return {
    ...{ active, bestSeller, brand, categoryPath, code, color, hidePrice, isBuyable },
    ...{ marketingText, name, newProduct, numberOfVariants, price, recommended, url },
    article,
    colorKey: (variation?.color ?? color)?.key ?? null,
    colors: product.availableColors
      .slice(0, maxSwatches)
      .map((color) => cardColor(product, color, variation, article)),
    moreColors: Math.max(0, product.availableColors.length - maxSwatches),
    variationCount: product.variations.length,
  };
}
