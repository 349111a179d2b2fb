import { useState } from 'react';
import type { Facet } from '../../../api/generated/types';
import type { Listing } from '../query/useListing';
import { addSelected, mergeFacets, shownFacets, type SelectedBefore } from './facets';

/** The part of a listing that filters depend on. */
export type Filterable = Pick<
  Listing,
  'source' | 'address' | 'change' | 'facets' | 'numberOfHits' | 'isLoading' | 'isLoaded'
>;

/** Facets of the responses so far. */
interface Seen {
  facets: readonly Facet[];
  /** Facets of the latest response. */
  answered: readonly Facet[];
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
    answered: facets,
    address,
    selectedBefore: addSelected(new Map(), address),
  }));
  const isKnown = isLoaded || facets.length > 0;
  const isNewAnswer = isKnown && facets !== seen.answered;
  if (isNewAnswer || address !== seen.address) {
    setSeen({
      facets: isNewAnswer ? mergeFacets(seen.facets, facets) : seen.facets,
      answered: isNewAnswer ? facets : seen.answered,
      address,
      selectedBefore: addSelected(seen.selectedBefore, address),
    });
  }
  if (!isKnown && seen.answered.length === 0) return [];
  return shownFacets(seen.answered, seen.facets, address, seen.selectedBefore);
}
