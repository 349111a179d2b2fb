import { useLocation } from 'react-router-dom';
import type { Facet } from '../../../api/generated/types';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../session/settings';
import type { Listing } from '../useListing';
import { activeFilters, type ActiveFilter } from './activeFilters';
import { chooseNothing } from './choose';

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
export function useActiveFilters({ address, change }: Listing, facets: readonly Facet[]): ActiveFilters {
  const t = useTranslate();
  const isSearch = useLocation().pathname === useSettings().staticPages.searchPage.url;
  return {
    filters: activeFilters(address, facets, isSearch ? '' : address.query, t),
    remove: (filter) => change(filter.change),
    clear: () => change(chooseNothing(isSearch ? address.query : '')),
  };
}
