import { useMemo, useState } from 'react';
import { choiceOf } from '../address/listingAddress';
import type { Filterable } from './useFacets';

/**
 * What filters need of a list. It remains the same object while further products are loaded, so that the filters are
 * not rendered again.
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
  // Of the address only what it chooses counts: how much of the list is loaded changes with every load.
  const [chosen, setChosen] = useState(address);
  const isSame = choiceOf(address) === choiceOf(chosen);
  if (!isSame) setChosen(address);
  const current = isSame ? chosen : address;
  return useMemo(
    () => ({ source, address: current, change, facets, numberOfHits, isLoading, isLoaded }),
    [source, current, change, facets, numberOfHits, isLoading, isLoaded],
  );
}
