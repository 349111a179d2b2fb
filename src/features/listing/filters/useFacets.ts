import { useState, useMemo } from 'react';
import type { Facet } from '../../../api/generated/types';
import type { Listing } from '../query/useListing';
import { addSelected, mergeFacets, shownFacets, type SelectedBefore } from './facets';
import { selectionOf } from '../query/listingAddress';

/** The part of a listing that filters depend on. */
export type Filterable = Pick<
  Listing,
  'source' | 'address' | 'change' | 'facets' | 'numberOfHits' | 'isLoading' | 'isLoaded'
>;

interface Seen {
  facets: readonly Facet[];
  latest: readonly Facet[];
  address: Listing['address'];
  selectedBefore: SelectedBefore;
}

/**
 * FILT-07: the facets of a list with the URL's selection. While a request is pending, and when it fails, those of the
 * previous response stay; empty before the first response.
 */
export function useFacets({ facets, isLoaded, address }: Filterable): Facet[] {
  const [seen, setSeen] = useState<Seen>(() => ({
    facets,
    latest: facets,
    address,
    selectedBefore: addSelected(new Map(), address),
  }));
  const isKnown = isLoaded || facets.length > 0;
  const isNew = isKnown && facets !== seen.latest;
  if (isNew || address !== seen.address) {
    setSeen({
      facets: isNew ? mergeFacets(seen.facets, facets) : seen.facets,
      latest: isNew ? facets : seen.latest,
      address,
      selectedBefore: addSelected(seen.selectedBefore, address),
    });
  }
  if (!isKnown && seen.latest.length === 0) return [];
  return shownFacets(seen.latest, seen.facets, address, seen.selectedBefore);
}

/**
 * The part of a listing that filters depend on. The object stays the same while more products load, so that the filters
 * do not re-render.
 */
export function useFilterable({
  source,
  address,
  change,
  facets,
  numberOfHits,
  isLoading,
  isLoaded,
}: Filterable): Filterable {
  // Compares the selection only: the loaded part of the list changes with every load.
  const [selected, setSelected] = useState(address);
  const isSame = selectionOf(address) === selectionOf(selected);
  if (!isSame) setSelected(address);
  const current = isSame ? selected : address;
  return useMemo(
    () => ({ source, address: current, change, facets, numberOfHits, isLoading, isLoaded }),
    [source, current, change, facets, numberOfHits, isLoading, isLoaded],
  );
}
