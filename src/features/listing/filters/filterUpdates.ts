import type { Range } from './panel/rangeRules';
import { forSaleFacet, type ListingAddress } from '../query/listingAddress';

type Change = Partial<ListingAddress>;

/** A copy of a map with a key set or removed. */
function having<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): Map<string, Value> {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}

export function selectTerm(
  { terms }: ListingAddress,
  facet: string,
  term: string,
  selected: boolean,
): Change {
  const others = (terms.get(facet) ?? []).filter((key) => key !== term);
  const next = selected ? [...others, term] : others;
  return { terms: having(terms, facet, next.length > 0 ? next : undefined) };
}

/**
 * FILT-06: select a range of a facet. An unmoved end keeps the value of the URL; an end moved to the facet's bound is
 * removed.
 * @param shown the range before the change
 * @param toSent converts a shown value to that of the URL
 */
export function selectRange(
  address: ListingAddress,
  facet: string,
  range: Range,
  shown: Range,
  bounds: Range,
  toSent: (value: number) => number = (value) => value,
): Change {
  const end = (name: 'min' | 'max') => {
    if (range[name] === shown[name]) return address[name];
    return having(address[name], facet, range[name] === bounds[name] ? undefined : toSent(range[name]));
  };
  return { min: end('min'), max: end('max') };
}

export function clearRange({ min, max }: ListingAddress, facet: string): Change {
  return { min: having(min, facet, undefined), max: having(max, facet, undefined) };
}

/** FILT-02: true when discontinued products are shown instead of those for sale. */
export function showsDiscontinued({ terms }: ListingAddress): boolean {
  return terms.has(forSaleFacet);
}

/** FILT-02: set Active to False, or remove it, so that the default True applies. */
export function showDiscontinued({ terms }: ListingAddress, discontinued: boolean): Change {
  return { terms: having(terms, forSaleFacet, discontinued ? ['False'] : undefined) };
}

/**
 * FILT-04: remove all filters.
 * @param query the search text to keep; empty except on the search page
 */
export function clearFilters(query: string): Change {
  return { terms: new Map(), min: new Map(), max: new Map(), instock: false, query };
}
