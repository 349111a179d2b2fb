import swatches from '../data/catalogue/colors.json' with { type: 'json' };

/** A colour as used in picture names and product data. */
export type ColorKey = keyof typeof swatches;

/** Colours of the shop: the key is part of picture names and product data, the hex value is the swatch. */
export const colors = swatches as Readonly<Record<ColorKey, `#${string}`>>;
