import type { components } from '../../api/generated/types';

type Schemas = components['schemas'];

/** What a card shows of a product that differs between its colours. */
export type ShownVariation = Pick<
  Schemas['Product'],
  'code' | 'url' | 'price' | 'promotion' | 'image' | 'images' | 'inStockQuantity' | 'maxQuantity'
>;

/** CARD-01: the variation in a colour; undefined when the product has none in it. */
export function variationInColor(
  product: Schemas['Product'],
  colorKey: string | null,
): Schemas['Variation'] | undefined {
  if (colorKey === null) return undefined;
  return product.variations.find(({ color }) => color?.key === colorKey);
}

/** CARD-02: how many of a variation are in stock; where it says only that it is, as many as the product has. */
export function stockOf(
  product: Pick<Schemas['Product'], 'inStockQuantity'>,
  { inStock, inStockQuantity }: Schemas['Variation'],
): number {
  return inStockQuantity ?? (inStock ? product.inStockQuantity : 0);
}

/** CARD-01: what to show once a colour is chosen; the product itself until then. */
export function shownVariation(product: Schemas['Product'], colorKey: string | null): ShownVariation {
  const variation = variationInColor(product, colorKey);
  return variation ? { ...variation, inStockQuantity: stockOf(product, variation) } : product;
}
