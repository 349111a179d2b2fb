import type { components } from '../../../api/generated/types';

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

/**
 * The variation with this code; without one, or with a code nothing has, the first that can be bought now, else the
 * first in stock (PDP-02).
 */
export function chosenVariation(product: ProductDetails, code: string | null): Variation | undefined {
  const { variations } = product;
  return (
    variations.find((each) => each.code === code) ??
    variations.find(({ isBuyable, inStock }) => isBuyable && inStock) ??
    variations.find(({ inStock }) => inStock) ??
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
function sizeOf(product: ProductDetails, { name, color }: Variation): string {
  if (!name.startsWith(product.name)) return name;
  return name
    .slice(product.name.length)
    .split(', ')
    .filter((part) => part !== '' && part.toLowerCase() !== color?.name.toLowerCase())
    .join(', ');
}

/** What a press on a colour or size leads to. */
export interface Choice {
  /** Name of the colour, or the size. */
  label: string;
  variation: Variation;
  chosen: boolean;
  /** The other thing that is chosen now does not come in this one, and changes with it. */
  elsewhere: boolean;
}

interface Question {
  /** The answer a variation gives, such as its size; undefined when it gives none. */
  answer: (variation: Variation) => string | undefined;
  /** What should stay as it is, such as its colour. */
  other: (variation: Variation) => string | undefined;
}

/** An answer of each kind: in what is chosen otherwise where that exists, else the first there is. */
function choices(variations: readonly Variation[], chosen: Variation, { answer, other }: Question): Choice[] {
  const found = new Map<string, Choice>();
  for (const variation of variations) {
    const label = answer(variation);
    if (label === undefined) continue;
    const elsewhere = other(variation) !== other(chosen);
    const before = found.get(label);
    if (before && (elsewhere || !before.elsewhere)) continue;
    found.set(label, { label, variation, elsewhere, chosen: label === answer(chosen) });
  }
  return [...found.values()];
}

const colorName = ({ color }: Variation) => color?.name;

/** The colours a product comes in (PDP-02). */
export function colorChoices(product: ProductDetails, chosen: Variation): Choice[] {
  const other = (variation: Variation) => sizeOf(product, variation);
  return choices(product.variations, chosen, { answer: colorName, other });
}

/** The sizes a product comes in, those that the chosen colour lacks among them (PDP-02). */
export function sizeChoices(product: ProductDetails, chosen: Variation): Choice[] {
  const answer = (variation: Variation) => sizeOf(product, variation);
  return choices(product.variations, chosen, { answer, other: colorName });
}
