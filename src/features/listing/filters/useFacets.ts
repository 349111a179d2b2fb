import { useState } from 'react';
import type { Facet } from '../../../api/generated/types';
import type { Listing } from '../query/useListing';
import { keepChosen, rememberFacets, shownFacets, type Kept } from './facets';

/** What filters need of a list. */
export type Filterable = Pick<Listing, 'source' | 'address' | 'change' | 'facets' | 'isLoading' | 'isLoaded'>;

/** What a part of the page has seen of a list's facets. */
interface Seen {
  facets: readonly Facet[];
  /** The facets of the latest answer. */
  answered: readonly Facet[];
  address: Listing['address'];
  kept: Kept;
}

/**
 * FILT-07: the facets of a list, as the address chooses from them. While an answer is on its way, and when it fails,
 * those of the one before stay; before the first answer there are none.
 */
export function useFacets({ facets, isLoaded, address }: Filterable): Facet[] {
  const [seen, setSeen] = useState<Seen>(() => ({
    facets,
    answered: facets,
    address,
    kept: keepChosen(new Map(), address),
  }));
  const isKnown = isLoaded || facets.length > 0;
  const isNews = isKnown && facets !== seen.answered;
  if (isNews || address !== seen.address) {
    setSeen({
      facets: isNews ? rememberFacets(seen.facets, facets) : seen.facets,
      answered: isNews ? facets : seen.answered,
      address,
      kept: keepChosen(seen.kept, address),
    });
  }
  if (!isKnown && seen.answered.length === 0) return [];
  return shownFacets(seen.answered, seen.facets, address, seen.kept);
}
