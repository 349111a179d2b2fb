import { colors } from '../media/colors';
import type { ShopContext } from '../shop/context';
import { familyFacts } from '../shop/catalogue/assortment/families';
import { typeName } from '../shop/catalogue/assortment/names';
import { bareMaterialsOf } from '../shop/catalogue/materials';
import { hasPrice, priceIncVat } from '../shop/catalogue/prices/priceTags';
import type { Product } from '../shop/catalogue/product';
import type { FacetKey, Highlight } from '../shop/catalogue/words';
import { wordsIn } from '../shop/catalogue/words';

/** A facet to select terms of; a product has any number of terms. */
export interface TermFacet {
  key: FacetKey;
  /** The product's terms, independent of the language. */
  termsOf: (product: Product) => readonly string[];
  /** The name of a term, given a product that has it. */
  nameOf: (term: string, product: Product, context: ShopContext) => string;
  swatchOf?: (term: string) => string | undefined;
  /** Order of its terms; alphabetical by default. */
  order?: readonly string[];
}

/** A facet with a minimum and a maximum; a product has one value per size. */
export interface RangeFacet {
  key: FacetKey;
  unit: string;
  valuesOf: (product: Product, context: ShopContext) => readonly number[];
  /** For prices only: true when the values include VAT. */
  inclVat?: boolean;
}

export type Facet = TermFacet | RangeFacet;

const deliveries = ['days', 'weeks', 'made-to-order'] as const;
const highlights = ['offer', 'new', 'best-seller', 'recommended'] as const;

function highlightsOf({ campaign, newProduct, bestSeller, recommended }: Product): Highlight[] {
  const has = [campaign !== null && campaign.couponCode === null, newProduct, bestSeller, recommended];
  return highlights.filter((_, index) => has[index]);
}

/** The name of a term from a record by key. */
function named(names: Readonly<Record<string, string>>, term: string): string {
  return Object.hasOwn(names, term) ? (names[term] ?? term) : term;
}

/** Up to this height in cm a product lies flat, as rugs and throws do: its thickness is no height to select by. */
const flat = 5;

/** Every facet of a listing, in display order. */
export const facets: readonly Facet[] = [
  {
    key: 'Active',
    termsOf: ({ active }) => [active ? 'True' : 'False'],
    nameOf: (term, _, { language }) => named(wordsIn(language).availability, term),
    order: ['True', 'False'],
  },
  {
    key: 'ProductType',
    termsOf: ({ kind }) => [kind.key],
    nameOf: (_, product, { language }) => typeName(product, language),
  },
  {
    key: 'Color',
    termsOf: (product) => product.colors,
    nameOf: (term, _, { language }) => named(wordsIn(language).colors, term),
    swatchOf: (term) => Object.entries(colors).find(([key]) => key === term)?.[1],
    order: Object.keys(colors),
  },
  {
    key: 'Price',
    unit: 'kr',
    valuesOf: (product, context) =>
      hasPrice(product) ? [priceIncVat(product, product.sizes[0], context)] : [],
    inclVat: true,
  },
  {
    key: 'Brand',
    termsOf: ({ series }) => [series.brand],
    nameOf: (term) => term,
  },
  {
    key: 'Material',
    termsOf: bareMaterialsOf,
    nameOf: (term, _, { language }) => named(wordsIn(language).materials, term),
  },
  {
    key: 'Width',
    unit: 'cm',
    valuesOf: ({ sizes }) => sizes.map(({ width }) => width),
  },
  {
    key: 'Height',
    unit: 'cm',
    valuesOf: ({ sizes }) => sizes.map(({ height }) => height).filter((height) => height > flat),
  },
  {
    key: 'Room',
    termsOf: ({ kind }) => familyFacts[kind.model.family].rooms,
    nameOf: (term, _, { language }) => named(wordsIn(language).rooms, term),
  },
  {
    key: 'Style',
    termsOf: ({ series }) => [series.style],
    nameOf: (term, _, { language }) => named(wordsIn(language).styles, term),
  },
  {
    key: 'Series',
    termsOf: ({ series }) => [series.name],
    nameOf: (term) => term,
  },
  {
    key: 'Highlight',
    termsOf: highlightsOf,
    nameOf: (term, _, { language }) => named(wordsIn(language).highlights, term),
    order: highlights,
  },
  {
    key: 'Delivery',
    termsOf: ({ delivery }) => [delivery],
    nameOf: (term, _, { language }) => named(wordsIn(language).deliveries, term),
    order: deliveries,
  },
];

/** The facets for the caller: that of prices only where prices are seen (CARD-03). */
export function facetsFor({ seesPrices }: ShopContext): Facet[] {
  return facets.filter(({ key }) => seesPrices || key !== 'Price');
}
