import type { components } from '../../api/generated/types';

type Schemas = components['schemas'];
/** A product as its own page has it (getPage). */
export type ProductDetails = Schemas['ProductDetails'];
type Variation = Schemas['Variation'];

/** What of a product is shown and bought: the variation chosen, or the product itself where there is none to choose. */
export interface Article {
  code: string;
  image: Schemas['Image'];
  images: readonly Schemas['Image'][];
  price: Schemas['Price'] | null;
  promotion: Schemas['Promotion'] | null;
  inStockQuantity: number;
  maxQuantity: number | null;
  isBuyable: boolean;
}

/** The variation with this code; without one, or with a code nothing has, the first that can be bought (PDP-02). */
export function chosenVariation(product: ProductDetails, code: string | null): Variation | undefined {
  const { variations } = product;
  return (
    variations.find((each) => each.code === code) ??
    variations.find(({ isBuyable, inStock }) => isBuyable && inStock) ??
    variations[0]
  );
}

/** What is shown and bought of a product (PDP-02). */
export function articleOf(product: ProductDetails, variation: Variation | undefined): Article {
  if (!variation) return product;
  const { inStock, inStockQuantity = inStock ? product.inStockQuantity : 0 } = variation;
  return { ...variation, inStockQuantity };
}

/**
 * What tells a variation from others of its colour: its name without those of product and colour.
 * @returns the whole name where it is built otherwise; empty when colour is all there is to choose
 */
export function sizeOf(product: ProductDetails, { name, color }: Variation): string {
  if (!name.startsWith(product.name)) return name;
  return name
    .slice(product.name.length)
    .split(', ')
    .filter((part) => part !== '' && part.toLowerCase() !== color?.name.toLowerCase())
    .join(', ');
}

/** The variation for each colour to choose: in the size chosen now if there is one, else the colour's first. */
export function colorChoices(product: ProductDetails, chosen: Variation): Variation[] {
  const size = sizeOf(product, chosen);
  const choices = new Map<string, Variation>();
  for (const variation of product.variations) {
    const key = variation.color?.key;
    if (key !== undefined && (!choices.has(key) || sizeOf(product, variation) === size))
      choices.set(key, variation);
  }
  return [...choices.values()];
}

/** The variations of the colour chosen now. */
export function sizeChoices(product: ProductDetails, chosen: Variation): Variation[] {
  return product.variations.filter(({ color }) => color?.key === chosen.color?.key);
}
