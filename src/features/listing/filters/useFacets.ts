import { useState } from 'react';
import type { Facet } from '../../../api/generated/types';
import type { Listing } from '../query/useListing';
import { addSelected, mergeFacets, shownFacets, type SelectedBefore } from './facets';

/** What filters need of a list. */
export type Filterable = Pick<
  Listing,
  'source' | 'address' | 'change' | 'facets' | 'numberOfHits' | 'isLoading' | 'isLoaded'
>;

/** The facets that a list's answers have had so far. */
interface Seen {
  facets: readonly Facet[];
  /** The facets of the latest answer. */
  answered: readonly Facet[];
  address: Listing['address'];
  selectedBefore: SelectedBefore;
}

/**
 * FILT-07: the facets of a list with what the address selects. While an answer is pending, and when it fails, those of
 * the previous one stay; before the first answer there are none.
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
