import type { Filters } from '../../src/api/generated/types';
import type { ShopContext } from '../shop/context';
import type { Product } from '../shop/catalogue/product';
import type { Facet } from './facets';

/** Selected terms and bounds by facet key. */
export interface Selection {
  terms: ReadonlyMap<string, ReadonlySet<string>>;
  least: ReadonlyMap<string, number>;
  most: ReadonlyMap<string, number>;
}

/** Decode a joined term; one that is not encoded is unchanged. */
function decoded(term: string): string {
  try {
    return decodeURIComponent(term);
  } catch {
    return term;
  }
}

/** Entries whose name has this prefix, by the rest of the name. */
function under<Value>(prefix: string, filters: Filters, read: (value: string) => Value): Map<string, Value> {
  return new Map(
    Object.entries(filters)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), read(value)]),
  );
}

/**
 * Parse filter::, min:: and max:: (LIST-04). Only active products match, unless filter::Active selects others
 * (FILT-02).
 */
export function readSelection(filters: Filters = {}): Selection {
  const terms = under('filter::', filters, (value) => new Set(value.split(';').map(decoded)));
  return {
    terms: new Map([['Active', new Set(['True'])], ...terms]),
    least: under('min::', filters, Number),
    most: under('max::', filters, Number),
  };
}

/** True when a facet has a selection. */
function isChosen({ key }: Facet, { terms, least, most }: Selection): boolean {
  return terms.has(key) || least.has(key) || most.has(key);
}

/** True when a product matches the facet's selection: any of the terms, within both bounds. */
function meets(facet: Facet, product: Product, selection: Selection, context: ShopContext): boolean {
  if ('termsOf' in facet) {
    const chosen = selection.terms.get(facet.key);
    return !chosen || facet.termsOf(product).some((term) => chosen.has(term));
  }
  const least = selection.least.get(facet.key) ?? -Infinity;
  const most = selection.most.get(facet.key) ?? Infinity;
  return facet.valuesOf(product, context).some((value) => value >= least && value <= most);
}

/** Products that match a selection. */
export interface Narrowed {
  hits: Product[];
  /** Products that match the selections in all other facets, for the facet's counts. */
  without: (facet: Facet) => Product[];
}

/** Filter products by a selection, in unchanged order. */
export function narrow(
  products: readonly Product[],
  facets: readonly Facet[],
  selection: Selection,
  context: ShopContext,
): Narrowed {
  const chosen = facets.filter((facet) => isChosen(facet, selection));
  const missed = products.map((product) =>
    chosen.filter((facet) => !meets(facet, product, selection, context)),
  );
  const missing = (allowed: (facets: Facet[]) => boolean) =>
    products.filter((_, index) => allowed(missed[index] ?? []));
  const hits = missing((each) => each.length === 0);
  return {
    hits,
    without: (facet) =>
      chosen.includes(facet) ? missing((each) => each.every((other) => other === facet)) : hits,
  };
}
