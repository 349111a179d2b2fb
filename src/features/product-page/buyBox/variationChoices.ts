import type { ProductDetails, Variation } from '../../../api/generated/types';

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
