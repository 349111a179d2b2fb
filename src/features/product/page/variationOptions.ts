import type { ProductDetails, Variation } from '../../../api/generated/types';
import { readEach } from '../../../components/plain/readEach';

/**
 * Size of a variation: its name without those of product and colour.
 * @returns the whole name when it does not begin with the product's; empty when variations differ by colour only
 */
function sizeOf(product: ProductDetails, { name, color }: Variation): string {
  if (!name.startsWith(product.name)) return name;
  return name
    .slice(product.name.length)
    .split(', ')
    .filter((part) => part !== '' && part.toLowerCase() !== color?.name.toLowerCase())
    .join(', ');
}

/** A selectable colour or size, with the variation it selects. */
export interface Option {
  /** Name of the colour, or the size. */
  label: string;
  variation: Variation;
  selected: boolean;
  /** True when it does not exist in the current selection of the other group, which then changes with it. */
  elsewhere: boolean;
}

interface Attributes {
  /** Attribute to choose by, such as the size; undefined when a variation has none. */
  attribute: (variation: Variation) => string | undefined;
  /** Attribute to keep, such as the colour. */
  other: (variation: Variation) => string | undefined;
}

/**
 * One option per value of an attribute: the variation that keeps the other attribute, otherwise the first one. A
 * variation with invalid attributes is left out and reported.
 */
function options(
  variations: readonly Variation[],
  selected: Variation,
  { attribute, other }: Attributes,
): Option[] {
  const read = readEach(variations, 'getPage /product/variations', (variation) => ({
    variation,
    label: attribute(variation),
    kept: other(variation),
  }));
  const current = read.find(({ variation }) => variation === selected);
  const found = new Map<string, Option>();
  for (const { variation, label, kept } of read) {
    if (label === undefined) continue;
    const elsewhere = kept !== current?.kept;
    const before = found.get(label);
    if (before && (elsewhere || !before.elsewhere)) continue;
    found.set(label, { label, variation, elsewhere, selected: label === current?.label });
  }
  return [...found.values()];
}

const colorName = ({ color }: Variation) => color?.name;

/** Colour options of a product (PDP-02). */
export function colorOptions(product: ProductDetails, selected: Variation): Option[] {
  const other = (variation: Variation) => sizeOf(product, variation);
  return options(product.variations, selected, { attribute: colorName, other });
}

/** Size options of a product, including those that the selected colour lacks (PDP-02). */
export function sizeOptions(product: ProductDetails, selected: Variation): Option[] {
  const attribute = (variation: Variation) => sizeOf(product, variation);
  return options(product.variations, selected, { attribute, other: colorName });
}
