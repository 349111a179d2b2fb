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

/** CARD-01: what to show once a colour is chosen; the product itself until then. */
export function shownVariation(product: Schemas['Product'], colorKey: string | null): ShownVariation {
  const variation = variationInColor(product, colorKey);
  if (!variation) return product;
  const stock = variation.inStock ? product.inStockQuantity : 0;
  return { ...variation, inStockQuantity: variation.inStockQuantity ?? stock };
}
