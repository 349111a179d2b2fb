import type {
  Dimensions,
  Image,
  Price,
  ProductFields,
  Promotion,
  SpecificationGroup,
  Variation,
} from '../../api/generated/types';

/** What has an article number of its own: a product without variations, or one of a product's variations. */
export interface Article {
  code: string;
  name: string;
  url: string;
  image: Image | null;
  images: readonly Image[];
  /** Outer measures, on the product's own page; left out where the server does not say. */
  dimensions?: Dimensions;
  /** Facts that differ from those of its product, on the product's own page. */
  specifications?: readonly SpecificationGroup[];
  price: Price | null;
  promotion: Promotion | null;
  inStockQuantity: number;
  maxQuantity: number | null;
  /** False for a gift, whatever the server says. */
  isBuyable: boolean;
  /** Days from order to earliest delivery, on the product's own page; left out where the server does not say. */
  leadTimeDays?: number;
  /** It comes with a campaign and is not sold by itself. */
  isGift: boolean;
}

/** Whether a variation can be bought by itself: a gift cannot. */
export const isForSale = ({ isBuyable, isGift }: Pick<Variation, 'isBuyable' | 'isGift'>): boolean =>
  isBuyable && !isGift;

/** What can be bought now comes first, then what is in stock, then the first of the list. */
function firstAvailable(variations: readonly Variation[]): Variation | undefined {
  return (
    variations.find((variation) => isForSale(variation) && variation.inStock) ??
    variations.find(({ inStock }) => inStock) ??
    variations[0]
  );
}

/** CARD-01: the variations in a color, in the product's order. */
export function variationsInColor(variations: readonly Variation[], colorKey: string): Variation[] {
  return variations.filter(({ color }) => color?.key === colorKey);
}

/** CARD-01: the variation to show in a color; undefined when the product does not come in it. */
export function variationInColor(variations: readonly Variation[], colorKey: string): Variation | undefined {
  return firstAvailable(variationsInColor(variations, colorKey));
}

/**
 * CARD-01, CARD-09, PDP-02: the variation shown before anybody chooses one, the same on the card, in the picker and on
 * the product page: the first that can be bought now, one in the product's own color before all others.
 */
export function defaultVariation({
  variations,
  color,
}: Pick<ProductFields, 'variations' | 'color'>): Variation | undefined {
  const isOwn = (variation: Variation) => color !== null && variation.color?.key === color.key;
  return firstAvailable([
    ...variations.filter(isOwn),
    ...variations.filter((variation) => !isOwn(variation)),
  ]);
}

/** CARD-02: how many of a variation are in stock; where it says only that it is, as many as the product has. */
export function stockOf(
  product: Pick<ProductFields, 'inStockQuantity'>,
  { inStock, inStockQuantity }: Variation,
): number {
  return inStockQuantity ?? (inStock ? product.inStockQuantity : 0);
}

/** The article of a product that is shown and bought: one of its variations, or the product itself (PDP-02). */
export function articleOf(product: ProductFields, variation: Variation | undefined): Article {
  const own = variation ?? product;
  const isGift = product.isGift || own.isGift;
  return {
    ...own,
    inStockQuantity: variation ? stockOf(product, variation) : product.inStockQuantity,
    isGift,
    isBuyable: own.isBuyable && !isGift,
  };
}
