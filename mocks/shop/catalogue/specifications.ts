import type { Specification, SpecificationGroup } from '../../../src/api/generated/types';
import type { Language } from '../languages';
import { seatHeightOf } from './assortment/barStools';
import { familyFacts } from './assortment/families';
import { listed, typeName } from './assortment/names';
import { materialName, materialsIn, type MaterialKey } from './materials';
import type { Product } from './product';
import type { Article } from './variations';
import { filled, wordsIn } from './words';

const numbers: Readonly<Record<Language, Intl.NumberFormat>> = {
  no: new Intl.NumberFormat('nb-NO', { maximumSignificantDigits: 2 }),
  sv: new Intl.NumberFormat('sv-SE', { maximumSignificantDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 }),
};

/** The described part of a product: all its sizes and colours, or those of one article. */
type Described = Pick<Product, 'kind' | 'sizes' | 'colors'>;

/** The first size's weight in kg, from its family and dimensions. */
export function kilosOf({ sizes, kind }: Described): number {
  const [{ width, depth, height }] = sizes;
  const cubicMetres = (width * depth * height) / 1_000_000;
  return Math.max(0.3, cubicMetres * familyFacts[kind.model.family].density);
}

/** Maximum weight of a parcel, in kg. */
const heaviestParcel = 20;

/** True for a product that can be sent as a parcel; heavier ones need two people. */
export const isParcel = (product: Product): boolean => kilosOf(product) <= heaviestParcel;

/** The first size's weight as a text: `42 kg`. */
export function weightOf(product: Described, language: Language): string {
  return `${numbers[language].format(kilosOf(product))} kg`;
}

/** Values of the sizes as one text: `80–120 cm`, or `80 cm` when they are equal. */
function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least} cm` : `${least}–${most} cm`;
}

/** Labels of sizes that say more than the outer dimensions: `90 × 200 cm` is the mattress of a bed. */
function sizeLabels(sizes: Described['sizes']): string[] {
  const labels = sizes.map(({ label }) => label).filter((label) => label !== '');
  const [{ width, depth, height }] = sizes;
  const numbersIn = (label: string) => (label.match(/\d+/g) ?? []).map(Number);
  const isMeasured = (label: string) =>
    numbersIn(label).every((number) => [width, depth, height].includes(number));
  return labels.length === 1 ? labels.filter((label) => !isMeasured(label)) : labels;
}

/** Outer dimensions, seat height of a bar stool, sizes and weight. */
export function measures(product: Described, language: Language): SpecificationGroup {
  const { specifications: words } = wordsIn(language);
  const { sizes, kind } = product;
  const seats = sizes.flatMap(({ height }) => seatHeightOf(kind, height) ?? []);
  const labels = sizeLabels(sizes);
  return {
    heading: words.measures,
    items: [
      { name: words.width, value: range(sizes.map(({ width }) => width)) },
      { name: words.depth, value: range(sizes.map(({ depth }) => depth)) },
      { name: words.height, value: range(sizes.map(({ height }) => height)) },
      ...(seats.length > 0 ? [{ name: words.seatHeight, value: range(seats) }] : []),
      ...(labels.length > 0
        ? [{ name: labels.length > 1 ? words.sizes : words.size, value: labels.join(', ') }]
        : []),
      { name: words.weight, value: weightOf(product, language) },
    ],
  };
}

/** Materials, and the colours unless they are those of the materials. */
export function materials({ kind, colors }: Described, language: Language): SpecificationGroup {
  const { specifications: words, colors: colorNames } = wordsIn(language);
  const inColors = colors.map((color) => materialsIn(kind.model, color));
  const names = (keys: readonly MaterialKey[]) =>
    [...new Set(keys)].map((key) => materialName(key, language));
  const main = names(inColors.flatMap(([first]) => first ?? []));
  const others = names(inColors.flatMap(([, ...rest]) => rest));
  const inNames = colors.map((color) => colorNames[color]);
  const isNamed = inNames.every((name) => [...main, ...others].includes(name));
  return {
    heading: words.materials,
    items: [
      { name: words.mainMaterial, value: listed(main, language) },
      ...(others.length > 0 ? [{ name: words.otherMaterials, value: listed(others, language) }] : []),
      ...(isNamed
        ? []
        : [{ name: inNames.length > 1 ? words.colors : words.color, value: inNames.join(', ') }]),
    ],
  };
}

/** Names of the two main materials in a colour: `wool`, `oak`. */
const materialNames = ({ kind, colors: [color] }: Described, language: Language): string[] =>
  materialsIn(kind.model, color)
    .slice(0, 2)
    .map((key) => materialName(key, language).toLocaleLowerCase(language));

/** Maximum height of a rug or mat, which is measured by its sides, in cm. */
const flat = 5;

/** Longest side of the sizes, or the size by which it is named, and the main material: `221 cm`, `wool`. */
export function keyFacts(product: Described, language: Language): string[] {
  const { sizes } = product;
  const [{ width, depth, height }] = sizes;
  const [label, ...others] = sizeLabels(sizes);
  const longest = range(sizes.map((size) => Math.max(size.width, size.depth, size.height)));
  const sides = sizes.length === 1 && height <= flat ? `${width} × ${depth} cm` : longest;
  const size = label !== undefined && others.length === 0 ? label : sides;
  return [size, ...materialNames(product, language).slice(0, 1)];
}

/** Outer dimensions of an article with the initials of their names, and its materials: `W 168 × D 93 × H 87 cm`. */
export function articleFacts({ product, color, size }: Article, language: Language): string[] {
  const { specifications: words } = wordsIn(language);
  const sides = [
    [words.width, size.width],
    [words.depth, size.depth],
    [words.height, size.height],
  ] as const;
  const measured = sides.map(([name, value]) => `${name.charAt(0)} ${value}`).join(' × ');
  return [`${measured} cm`, materialNames({ ...product, colors: [color] }, language).join(', ')];
}

function numbersOf(product: Product, code: string, language: Language): Specification[] {
  const { specifications: words } = wordsIn(language);
  return [
    { name: words.articleNumber, value: code },
    ...(product.elNumber === null ? [] : [{ name: words.elNumber, value: product.elNumber }]),
    { name: words.ean, value: product.alternativeProductNumber },
  ];
}

/**
 * Numbers, brand, assembly and guarantee.
 * @param code article number of the product, or of one of its articles
 */
export function identity(product: Product, language: Language, code = product.code): SpecificationGroup {
  const { specifications: words, styles, guarantee } = wordsIn(language);
  const { series, kind } = product;
  const { packages, guaranteeYears } = familyFacts[kind.model.family];
  return {
    heading: words.product,
    items: [
      { name: words.type, value: typeName(product, language) },
      { name: words.series, value: series.name },
      { name: words.brand, value: series.brand },
      { name: words.style, value: styles[series.style] },
      ...numbersOf(product, code, language),
      { name: words.assembly, value: packages > 1 ? words.toAssemble : words.assembled },
      { name: words.guarantee, value: filled(guarantee, guaranteeYears) },
    ],
  };
}

/** All specifications of a product. */
export const specificationsOf = (product: Product, language: Language): SpecificationGroup[] => [
  measures(product, language),
  materials(product, language),
  identity(product, language),
];

/** All specifications of one article. */
export function articleSpecifications(
  { product, color, size, code }: Article,
  language: Language,
): SpecificationGroup[] {
  const described = { ...product, sizes: [size], colors: [color] } as const;
  return [measures(described, language), materials(described, language), identity(product, language, code)];
}
