import type { Facet } from '../../../api/generated/types';
import { useTranslate } from '../../../i18n/useTranslate';
import { activeFilters, type ActiveFilter } from './activeFilters';
import { chooseNothing } from './choose';
import type { Filterable } from './useFacets';

/** What a list is filtered by, and how to take it back. */
export interface ActiveFilters {
  filters: ActiveFilter[];
  remove: (filter: ActiveFilter) => void;
  /** FILT-04: takes all of it back, and what the list is searched for; on the search page that is its subject and stays. */
  clear: () => void;
}

/**
 * FILT-04, FILT-07: what a list is filtered by.
 * @param facets names for what is chosen
 */
export function useActiveFilters(
  { source, address, change }: Filterable,
  facets: readonly Facet[],
): ActiveFilters {
  const t = useTranslate();
  const isSearch = source.operation === 'search';
  return {
    filters: activeFilters(address, facets, isSearch ? '' : address.query.trim(), t),
    remove: (filter) => change(filter.change),
    clear: () => change(chooseNothing(isSearch ? address.query : '')),
  };
}
