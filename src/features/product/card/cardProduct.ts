import type { Color, Product, Variation } from '../../../api/generated/types';
import {
  articleOf,
  defaultVariation,
  variationInColor,
  variationsInColor,
  type Article,
} from '../variations/variations';
import { packPicture, type CardPicture } from './cardPicture';

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
  const { code, name, url, price, promotion, inStockQuantity, maxQuantity, isBuyable, isGift } = article;
  return {
    ...{ code, name, url, price, promotion, inStockQuantity, maxQuantity, isBuyable, isGift },
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
  const variation = shownVariation(product);
  const article = cardArticle(product, variation);
  return {
    ...{ active, bestSeller, brand, categoryPath, code, color, hidePrice, isBuyable },
    ...{ marketingText, name, newProduct, numberOfVariants, price, rating, recommended, url },
    article,
    colorKey: (variation?.color ?? color)?.key ?? null,
    colors: product.availableColors
      .slice(0, maxSwatches)
      .map((color) => cardColor(product, color, variation, article)),
    moreColors: Math.max(0, product.availableColors.length - maxSwatches),
    variationCount: product.variations.length,
  };
}
