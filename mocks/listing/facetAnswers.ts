import type { Facet as FacetAnswer, Term } from '../../src/api/generated/types';
import type { ShopContext } from '../shop/context';
import type { Language } from '../shop/languages';
import type { Product } from '../shop/catalogue/product';
import { wordsIn } from '../shop/catalogue/words';
import { vatRate } from '../shop/money';
import type { Facet, RangeFacet, TermFacet } from './facets';
import type { Selection } from './selection';

/** Alphabetical order in each language. */
export const collators: Readonly<Record<Language, Intl.Collator>> = {
  no: new Intl.Collator('nb', { numeric: true }),
  sv: new Intl.Collator('sv', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

/** Number of products by term, and one product with the term. */
function tally({ termsOf }: TermFacet, products: readonly Product[]) {
  const counts = new Map<string, { count: number; example: Product }>();
  for (const product of products) {
    for (const term of termsOf(product)) {
      const entry = counts.get(term);
      if (entry) entry.count += 1;
      else counts.set(term, { count: 1, example: product });
    }
  }
  return counts;
}

function inOrder({ order }: TermFacet, language: Language): (a: Term, b: Term) => number {
  if (order) return (a, b) => order.indexOf(a.key) - order.indexOf(b.key);
  return (a, b) => collators[language].compare(a.userFriendlyName, b.userFriendlyName);
}

/** Terms of the products, and selected terms without a product. */
function termsOf(
  facet: TermFacet,
  among: readonly Product[],
  all: readonly Product[],
  { terms }: Selection,
  context: ShopContext,
): Term[] {
  const chosen = terms.get(facet.key) ?? new Set<string>();
  const counts = tally(facet, among);
  return [...tally(facet, all)]
    .filter(([key]) => counts.has(key) || chosen.has(key))
    .map(([key, { example }]) => {
      const swatch = facet.swatchOf?.(key);
      return {
        key,
        userFriendlyName: facet.nameOf(key, example, context),
        count: counts.get(key)?.count ?? 0,
        selected: chosen.has(key),
        ...(swatch === undefined ? {} : { swatch }),
      };
    })
    .sort(inOrder(facet, context.language));
}

function rangeOf(facet: RangeFacet, among: readonly Product[], context: ShopContext) {
  const values = among.flatMap((product) => facet.valuesOf(product, context));
  if (values.length === 0) return [];
  const [min, max] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  const { inclVat } = facet;
  return [
    {
      min: Math.floor(min),
      max: Math.ceil(max),
      ...(inclVat === undefined ? {} : { inclVat, vatRate: vatRate * 100 }),
    },
  ];
}

/**
 * A facet in the contract's form, or undefined when it offers no selection.
 * @param among the products to count: those that match the selections in the other facets
 * @param all the products before any selection
 */
export function facetAnswer(
  facet: Facet,
  among: readonly Product[],
  all: readonly Product[],
  selection: Selection,
  context: ShopContext,
): FacetAnswer | undefined {
  const { key } = facet;
  const name = wordsIn(context.language).facets[key];
  if ('termsOf' in facet) {
    const terms = termsOf(facet, among, all, selection, context);
    return terms.length === 0 ? undefined : { key, name, terms, ranges: [] };
  }
  const ranges = rangeOf(facet, among, context);
  return ranges.length === 0 ? undefined : { key, name, unit: facet.unit, terms: [], ranges };
}
