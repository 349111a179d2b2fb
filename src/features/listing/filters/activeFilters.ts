import type { Facet } from '../../../api/generated/types';
import type { Translate } from '../../../i18n/translate';
import { activeFacet, type ListingAddress } from '../address/listingAddress';
import { chooseDiscontinued, chooseTerm, clearRange, showsDiscontinued } from './choose';

/** FILT-07: one thing the address filters by. */
export interface ActiveFilter {
  /** The same as long as it is chosen. */
  id: string;
  /** Name of the facet it belongs to, if any, where the label does not say it. */
  facet?: string;
  /** What is chosen; of a range, which says little by itself, with what it is of. */
  label: string;
  /** What takes it back. */
  change: Partial<ListingAddress>;
}

function termFilters(address: ListingAddress, facets: readonly Facet[]): ActiveFilter[] {
  return [...address.terms]
    .filter(([key]) => key !== activeFacet)
    .flatMap(([key, terms]) => {
      const facet = facets.find((each) => each.key === key);
      return terms.map((term) => ({
        id: `filter::${key}=${term}`,
        facet: facet?.name ?? key,
        label: facet?.terms.find((each) => each.key === term)?.userFriendlyName ?? term,
        change: chooseTerm(address, key, term, false),
      }));
    });
}

function rangeLabel(min: number | undefined, max: number | undefined, unit: string, t: Translate): string {
  if (min === undefined) return t('filters.upTo', [max ?? 0, unit]).trim();
  if (max === undefined) return t('filters.from', [min, unit]).trim();
  return t('filters.between', [min, max, unit]).trim();
}

function rangeFilters(address: ListingAddress, facets: readonly Facet[], t: Translate): ActiveFilter[] {
  return [...new Set([...address.min.keys(), ...address.max.keys()])].map((key) => {
    const facet = facets.find((each) => each.key === key);
    const range = rangeLabel(address.min.get(key), address.max.get(key), facet?.unit ?? '', t);
    return {
      id: `range::${key}`,
      label: `${facet?.name ?? key}: ${range}`,
      change: clearRange(address, key),
    };
  });
}

/**
 * FILT-07: everything the address filters by, in the order it is shown.
 * @param facets names for what is chosen; a key that none of them has shows as itself
 * @param query what is searched for counts as a filter, so not on the search page
 */
export function activeFilters(
  address: ListingAddress,
  facets: readonly Facet[],
  query: string,
  t: Translate,
): ActiveFilter[] {
  const { instock } = address;
  return [
    ...(query ? [{ id: 'query', facet: t('filters.query'), label: query, change: { query: '' } }] : []),
    ...termFilters(address, facets),
    ...rangeFilters(address, facets, t),
    ...(instock ? [{ id: 'instock', label: t('filters.inStock'), change: { instock: false } }] : []),
    ...(showsDiscontinued(address)
      ? [
          {
            id: activeFacet,
            label: t('filters.discontinuedOnly'),
            change: chooseDiscontinued(address, false),
          },
        ]
      : []),
  ];
}
