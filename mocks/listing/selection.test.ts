import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filters } from '../../src/api/generated/types';
import { catalogue } from '../shop/catalogue/catalogue';
import type { Product } from '../shop/catalogue/product';
import { contextAt } from '../shop/context';
import { facets, type RangeFacet, type TermFacet } from './facets';
import { listing } from './listing';
import { categoryOrders } from './sorting';

const customer = contextAt('no', true);

function productsIn(code: string): readonly Product[] {
  return catalogue().inCategory.get(code) ?? [];
}

function list(code: string, filters: Filters) {
  const query = { skip: 0, take: 96, instock: false, filters };
  return listing(productsIn(code), categoryOrders, query, customer);
}

const termFacets = facets.filter((facet): facet is TermFacet => 'termsOf' in facet);
const rangeFacets = facets.filter((facet): facet is RangeFacet => 'valuesOf' in facet);
const encoded = (term: string) => term.replaceAll('%', '%25').replaceAll(';', '%3B');

interface Choice {
  terms: Record<string, string[]>;
  ranges: Record<string, [number, number]>;
}

function filtersOf({ terms, ranges }: Choice): Filters {
  return {
    ...Object.fromEntries(
      Object.entries(terms).map(([key, chosen]) => [`filter::${key}`, chosen.map(encoded).join(';')]),
    ),
    ...Object.fromEntries(
      Object.entries(ranges).flatMap(([key, [min, max]]) => [
        [`min::${key}`, String(min)],
        [`max::${key}`, String(max)],
      ]),
    ),
  };
}

/** Reference implementation of a selection, one product at a time. */
function isLeft(product: Product, { terms, ranges }: Choice): boolean {
  const meetsTerms = termFacets.every(({ key, termsOf }) => {
    const chosen = terms[key] ?? (key === 'Active' ? ['True'] : undefined);
    return chosen === undefined || termsOf(product).some((term) => chosen.includes(term));
  });
  const meetsRanges = rangeFacets.every(({ key, valuesOf }) => {
    const [min, max] = ranges[key] ?? [];
    if (min === undefined || max === undefined) return true;
    return valuesOf(product, customer).some((value) => min <= value && value <= max);
  });
  return meetsTerms && meetsRanges;
}

function anyTerms(products: readonly Product[], { key, termsOf }: TermFacet) {
  const known = [...new Set(products.flatMap(termsOf))];
  return fc
    .subarray(known, { minLength: 1, maxLength: Math.min(4, known.length) })
    .map((terms) => [key, terms] as const);
}

function anyRange(products: readonly Product[], { key, valuesOf }: RangeFacet) {
  const values = products.flatMap((product) => valuesOf(product, customer));
  return fc
    .tuple(fc.constantFrom(...values), fc.constantFrom(...values))
    .map(([a, b]) => [key, [Math.min(a, b), Math.max(a, b)]] as const);
}

function anyChoice(products: readonly Product[]): fc.Arbitrary<Choice> {
  const terms = fc.subarray(termFacets, { maxLength: 3 });
  const ranges = fc.subarray(rangeFacets, { maxLength: 1 });
  return fc.tuple(terms, ranges).chain(([chosen, bounded]) =>
    fc.record({
      terms: fc.tuple(...chosen.map((facet) => anyTerms(products, facet))).map(Object.fromEntries<string[]>),
      ranges: fc
        .tuple(...bounded.map((facet) => anyRange(products, facet)))
        .map((entries) =>
          Object.fromEntries(
            entries.map(([key, [min, max]]): [string, [number, number]] => [key, [min, max]]),
          ),
        ),
    }),
  );
}

/** Timeout of tests that compute many listings, on a machine that may be busy; in ms. */
const longTimeout = { timeout: 60_000 };

describe('what has been chosen', () => {
  it('LIST-04 leaves exactly the products that meet every facet chosen', longTimeout, () => {
    const products = productsIn('textiles');
    fc.assert(
      fc.property(anyChoice(products), (choice) => {
        const { numberOfHits, result } = list('textiles', filtersOf(choice));
        const left = products.filter((product) => isLeft(product, choice));
        expect(numberOfHits).toBe(left.length);
        const listed = result.map(({ code }) => code);
        expect(new Set(listed).size).toBe(Math.min(left.length, 96));
        expect(left.map(({ code }) => code)).toEqual(expect.arrayContaining(listed));
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it('FILT-07 counts for each term the hits that choosing it instead would leave', longTimeout, () => {
    const products = productsIn('sofas');
    fc.assert(
      fc.property(anyChoice(products), (choice) => {
        for (const { key, terms } of list('sofas', filtersOf(choice)).facets) {
          for (const { key: term, count, selected } of terms) {
            const alone = { ...choice, terms: { ...choice.terms, [key]: [term] } };
            expect(count, `${key} ${term}`).toBe(products.filter((each) => isLeft(each, alone)).length);
            expect(selected).toBe((choice.terms[key] ?? (key === 'Active' ? ['True'] : [])).includes(term));
          }
        }
      }),
      { numRuns: 20, seed: 2 },
    );
  });
});
