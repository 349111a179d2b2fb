import type {
  CartShippingMethod,
  Image,
  Price,
  ProductFields,
  Promotion,
  SpecificationGroup,
  StoreStock,
  Variation,
} from '../../api/generated/types';

/** An item with an article number: a product without variations, or a variation. */
export interface Article {
  code: string;
  name: string;
  url: string;
  image: Image | null;
  images: readonly Image[];
  /** Shipping methods of one unit, on the product page only; undefined when the server sends none. */
  shippingMethods?: readonly CartShippingMethod[];
  /** Stock in stores, on the product page only; undefined when the server sends none. */
  storeStock?: readonly StoreStock[];
  /** Facts beside the name that differ from the product's, on the product page only. */
  keyFacts?: readonly string[];
  /** Specifications that differ from the product's, on the product page only. */
  specifications?: readonly SpecificationGroup[];
  price: Price | null;
  promotion: Promotion | null;
  inStockQuantity: number;
  maxQuantity: number | null;
  minQuantity?: number;
  quantityStep?: number;
  isBuyable: boolean;
  /** Days from order to earliest delivery, on the product page only; undefined when the server sends none. */
  leadTimeDays?: number;
  backOrderLeadTimeDays?: number;
  /** True for a gift of a campaign, which is not sold separately. */
  isGift: boolean;
}

/** True when a variation is sold separately; a gift is not. */
export const isForSale = ({ isBuyable, isGift }: Pick<Variation, 'isBuyable' | 'isGift'>): boolean =>
  isBuyable && !isGift;

/** The first variation that can be bought now, otherwise the first in stock, otherwise the first. */
function firstAvailable(variations: readonly Variation[]): Variation | undefined {
  return (
    variations.find((variation) => isForSale(variation) && variation.inStock) ??
    variations.find(({ inStock }) => inStock) ??
    variations[0]
  );
}

export function variationsInColor(variations: readonly Variation[], colorKey: string): Variation[] {
  return variations.filter(({ color }) => color?.key === colorKey);
}

/** CARD-01: the variation to show in a color; undefined when none has it. */
export function variationInColor(variations: readonly Variation[], colorKey: string): Variation | undefined {
  return firstAvailable(variationsInColor(variations, colorKey));
}

/** CARD-01, CARD-09, PDP-02: the initially selected variation: can be bought, if any, in the product's color. */
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

/** CARD-02: stock of a variation; the product's stock when the server only sends that it is in stock. */
export function stockOf(
  product: Pick<ProductFields, 'inStockQuantity'>,
  { inStock, inStockQuantity }: Variation,
): number {
  return inStockQuantity ?? (inStock ? product.inStockQuantity : 0);
}

/** The article of a product that is shown and bought: a variation, or the product itself (PDP-02). */
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
