import { startTransition, useOptimistic } from 'react';
import type { Facet } from '../../../api/generated/types';
import { useTranslate } from '../../../i18n/useTranslate';
import { useVat } from '../../pricing/systemSetting';
import type { AddressUpdater } from '../address/listingAddress';
import { activeFilters, type ActiveFilter } from './activeFilters';
import { clearFilters } from './filterUpdates';
import type { Filterable } from './useFacets';
import { usePriceFormat } from './usePriceFormat';

/** The active filters of a list, with actions to remove them. */
export interface ActiveFilters {
  filters: ActiveFilter[];
  remove: (filter: ActiveFilter) => void;
  /** FILT-04: remove all filters and, outside the search page, the search text. */
  clear: () => void;
}

/**
 * FILT-04, FILT-07: the active filters of a list. A range of a facet missing in the response, such as the price for a
 * visitor, is not applied. Without hits this is unknown, since the response may omit facets without values. A removed
 * filter disappears at once, while the list re-renders as a transition.
 * @param facets facets that provide the names of the selections
 */
export function useActiveFilters(
  { source, address, change, isLoaded, numberOfHits }: Filterable,
  facets: readonly Facet[],
): ActiveFilters {
  const t = useTranslate();
  const { inclVat } = useVat();
  const priceFormat = usePriceFormat();
  const isSearch = source.operation === 'search';
  const isUnknown = facets.length === 0 || (isLoaded && numberOfHits === 0);
  const isApplied = (key: string) =>
    isUnknown || facets.some((facet) => facet.key === key && facet.ranges.length > 0);
  const [filters, hide] = useOptimistic(
    activeFilters(address, facets, isSearch ? '' : address.query, t, { isApplied, inclVat, priceFormat }),
    (current, removed: readonly ActiveFilter[]) =>
      current.filter(({ id }) => removed.every((filter) => filter.id !== id)),
  );
  const remove = (removed: readonly ActiveFilter[], update: AddressUpdater) =>
    startTransition(() => {
      hide(removed);
      change(update);
    });
  return {
    filters,
    remove: (filter) => remove([filter], filter.change),
    clear: () => remove(filters, ({ query }) => clearFilters(isSearch ? query : '')),
  };
}
