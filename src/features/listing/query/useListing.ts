import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Facet, Sorter } from '../../../api/generated/types';
import type { CardProduct } from '../../product/ProductCard/cardProduct';
import type { ListingAddress } from '../address/listingAddress';
import { joinSpans, listingQuery, type LoadedSpan } from './listingQuery';
import type { FoundBeside, ListingSource, Span } from './listingSource';
import { useFurtherLoad, type FurtherLoad } from './useFurtherLoad';
import { useListingAddress } from '../address/useListingAddress';

/** A list of products as far as it is loaded, and what can be done with it. */
export interface Listing {
  source: ListingSource;
  address: ListingAddress;
  /** Puts another choice into the address, in place and back at the first load (LIST-05). */
  change: (change: Partial<ListingAddress>) => void;
  itemsPerLoad: number;
  products: readonly CardProduct[];
  /** Hits before the first of the products. */
  skip: number;
  /** Every hit, loaded or not; 0 until it is known. */
  numberOfHits: number;
  /** Those of the choice before, as long as those of this one are not here. */
  facets: readonly Facet[];
  /** Those of the choice before, as long as those of this one are not here. */
  sorters: readonly Sorter[];
  /** What a search found besides products; undefined until it is known. */
  beside?: FoundBeside;
  /** No product of this choice is here yet. */
  isLoading: boolean;
  /** The first load came: what is empty has no hits. */
  isLoaded: boolean;
  /** The first load failed (LIST-08). */
  isFailed: boolean;
  /** Asks for the first load again. */
  retry: () => void;
  /** What comes after the products (LIST-07). */
  more: FurtherLoad;
  /** What comes before them, where the address does not begin at the first hit. */
  previous: FurtherLoad;
}

/** Where the next load begins; undefined after the last hit and after an empty load (LIST-07). */
function spanAfter(list: LoadedSpan | undefined, take: number): Span | undefined {
  return list && !list.isLast ? { skip: list.end, take } : undefined;
}

/** The load before what is shown; undefined at the first hit. */
function spanBefore(list: LoadedSpan | undefined, itemsPerLoad: number): Span | undefined {
  if (!list || list.skip === 0) return undefined;
  const take = Math.min(itemsPerLoad, list.skip);
  return { skip: list.skip - take, take };
}

const noProducts: readonly CardProduct[] = [];

/** The latest answer of any choice, so that facets and sorters stay while another one is on its way or fails. */
function useLatest(list: LoadedSpan | undefined): LoadedSpan | undefined {
  const [latest, setLatest] = useState(list);
  if (list && list !== latest) setLatest(list);
  return list ?? latest;
}

/**
 * The products of a category or a search as the address chooses them (LIST-10, SRCH-02), with the address following
 * what is loaded (LIST-05).
 */
export function useListing(source: ListingSource): Listing {
  const client = useQueryClient();
  const { itemsPerLoad, address, rewrite } = useListingAddress(source);
  const query = useQuery({
    ...listingQuery(source, address),
    placeholderData: keepPreviousData,
    enabled: source.operation !== 'search' || address.query.trim() !== '',
  });
  const list = query.isPlaceholderData ? undefined : query.data;
  const latest = useLatest(query.data);

  // The list goes into the cache under the address it gets, so that the address finds it there.
  const show = useCallback(
    (shown: LoadedSpan) => {
      const place = shown.products.length > 0 && { skip: shown.skip, take: shown.end - shown.skip };
      const { queryKey } = listingQuery(source, rewrite({ ...place }));
      if (client.getQueryData(queryKey) !== shown) client.setQueryData(queryKey, shown);
    },
    [client, source, rewrite],
  );
  useEffect(() => {
    if (list) show(list);
  }, [list, show]);

  const append = useCallback((next: LoadedSpan) => list && show(joinSpans(list, next)), [list, show]);
  const prepend = useCallback((before: LoadedSpan) => list && show(joinSpans(before, list)), [list, show]);
  const further = { source, address, busy: query.isFetching };
  const more = useFurtherLoad({ ...further, span: spanAfter(list, itemsPerLoad), onLoaded: append });
  const previous = useFurtherLoad({ ...further, span: spanBefore(list, itemsPerLoad), onLoaded: prepend });

  return {
    source,
    address,
    change: (change) => void rewrite({ ...change, skip: 0, take: itemsPerLoad }),
    itemsPerLoad,
    products: list?.products ?? noProducts,
    skip: list?.skip ?? 0,
    numberOfHits: list?.numberOfHits ?? 0,
    facets: latest?.facets ?? [],
    sorters: latest?.sorters ?? [],
    ...(latest?.beside && { beside: latest.beside }),
    isLoading: query.isPlaceholderData || query.isLoading,
    isLoaded: list !== undefined,
    isFailed: query.isError && list === undefined,
    retry: () => void query.refetch(),
    more,
    previous,
  };
}
