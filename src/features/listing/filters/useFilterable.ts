import { useMemo, useState } from 'react';
import { choiceOf } from '../address/listingAddress';
import type { Filterable } from './useFacets';

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
  const [chosen, setChosen] = useState(address);
  const isSame = choiceOf(address) === choiceOf(chosen);
  if (!isSame) setChosen(address);
  const current = isSame ? chosen : address;
  return useMemo(
    () => ({ source, address: current, change, facets, numberOfHits, isLoading, isLoaded }),
    [source, current, change, facets, numberOfHits, isLoading, isLoaded],
  );
}
