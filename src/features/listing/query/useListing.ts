import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Facet, Sorter } from '../../../api/generated/types';
import type { CardProduct } from '../../product/ProductCard/cardProduct';
import type { AddressUpdater, ListingAddress } from '../address/listingAddress';
import { useListingAddress } from '../address/useListingAddress';
import { listingQuery, wantedHits, type WantedHits } from './listingQuery';
import type { ListingSource } from './listingSource';
import type { LoadedList, OtherResults } from './loadedList';
import { listId } from './pageNumbers';

/** One more load of a list, after or before what is shown. */
interface FurtherLoad {
  /** There is more on this side. */
  exists: boolean;
  isLoading: boolean;
  /** It failed; the list stays, and `load` retries (LIST-08). */
  failed: boolean;
  load: () => void;
}

/** A list of products as far as it is loaded, and what can be done with it. */
export interface Listing {
  source: ListingSource;
  address: ListingAddress;
  /**
   * Writes a change of the address in place, back at the first load (LIST-05); it is rendered as a transition. The
   * function remains the same on a page.
   */
  change: (update: AddressUpdater) => void;
  itemsPerLoad: number;
  products: readonly CardProduct[];
  /** Products after the others whose calls are pending. */
  pendingCount: number;
  /** Hits before the first of the products. */
  skip: number;
  /** Every hit, loaded or not, without those known to be invisible; 0 until it is known. */
  numberOfHits: number;
  /** Those of the previous answer while this one is pending. */
  facets: readonly Facet[];
  /** Those of the previous answer while this one is pending. */
  sorters: readonly Sorter[];
  /** What a search found besides products; undefined until it is known. */
  otherResults?: OtherResults;
  /** The first load is pending. */
  isLoading: boolean;
  /** The first load has succeeded: a list without products has no hits. */
  isLoaded: boolean;
  /** The first load failed (LIST-08). */
  isFailed: boolean;
  /** The products shown could not be fetched again, as after signing in: their prices may be old or missing. */
  isStale: boolean;
  /** Repeats the first load. */
  retry: () => void;
  /** What comes after the products (LIST-07). */
  more: FurtherLoad;
  /** What comes before them, where the address does not begin at the first hit. */
  previous: FurtherLoad;
}

const noProducts: readonly CardProduct[] = [];
const noFacets: readonly Facet[] = [];
const noSorters: readonly Sorter[] = [];

/**
 * The hits to fetch: those that the address names when a list is opened, another selection is made, or Back and Forward
 * lead here; then more of them on request. An address that is replaced follows what is loaded, and changes nothing.
 */
function useWantedHits(source: ListingSource, address: ListingAddress) {
  const list = listId(source, address);
  const { key: visit } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const opened = { list, visit, hits: wantedHits(address) };
  const [state, setState] = useState(opened);
  const isOpened = state.list !== list || (state.visit !== visit && !isReplaced);
  if (isOpened) setState(opened);
  const { hits } = isOpened ? opened : state;
  const want = useCallback((change: Partial<WantedHits>) => {
    setState((before) => ({ ...before, hits: { ...before.hits, ...change } }));
  }, []);
  return { hits, want };
}

/** The latest answer to any address: its facets and sorters stay while another one is pending, and when it fails. */
function useLatest(list: LoadedList | undefined): LoadedList | undefined {
  const [latest, setLatest] = useState(list);
  if (list && list !== latest) setLatest(list);
  return list ?? latest;
}

/** The query of a list, which fetches page by page what is wanted of it, and stops where a page fails. */
function useListingQuery(source: ListingSource, address: ListingAddress, hits: WantedHits) {
  const query = useInfiniteQuery({
    ...listingQuery(source, address, hits),
    placeholderData: keepPreviousData,
    enabled: source.operation !== 'search' || address.query.trim() !== '',
  });
  const { data, hasNextPage, fetchNextPage, isFetchNextPageError } = query;
  const { hasPreviousPage, fetchPreviousPage, isFetchPreviousPageError } = query;
  const isIdle = !query.isFetching && !query.isRefetchError;
  const fetchesPrevious = isIdle && hasPreviousPage && !isFetchPreviousPageError;
  const fetchesNext = isIdle && hasNextPage && !isFetchNextPageError;
  // Once per page: a call may end before the render that would show it under way.
  useEffect(() => {
    if (fetchesPrevious) void fetchPreviousPage({ cancelRefetch: false });
    else if (fetchesNext) void fetchNextPage({ cancelRefetch: false });
  }, [data, fetchesPrevious, fetchPreviousPage, fetchesNext, fetchNextPage]);
  return { query, isPending: hasNextPage && (query.isFetching || fetchesNext) };
}

type ListingQuery = ReturnType<typeof useListingQuery>;
type Want = ReturnType<typeof useWantedHits>['want'];

/** The next load of a list (LIST-07). */
function useMore(
  list: LoadedList | undefined,
  { query, isPending }: ListingQuery,
  want: Want,
  count: number,
) {
  const { isFetchNextPageError: isError, isFetching, isRefetchError, fetchNextPage } = query;
  const { skip = 0, end = 0, isLast = true } = list ?? {};
  const load = useCallback(() => {
    if (isLast) return;
    if (isError) void fetchNextPage({ cancelRefetch: false });
    else want({ from: skip, until: end + count });
  }, [isLast, isError, fetchNextPage, want, skip, end, count]);
  return { exists: !isLast && !isRefetchError, isLoading: isPending, failed: isError && !isFetching, load };
}

/** The load before a list, where it does not begin at the first hit (LIST-04). */
function usePrevious(list: LoadedList | undefined, { query }: ListingQuery, want: Want, count: number) {
  const { isFetchPreviousPageError: isError, isFetching, isRefetchError, fetchPreviousPage } = query;
  const { skip = 0, end = 0 } = list ?? {};
  const load = useCallback(() => {
    if (skip === 0) return;
    if (isError) void fetchPreviousPage({ cancelRefetch: false });
    else want({ from: Math.max(0, skip - count), until: end });
  }, [isError, fetchPreviousPage, want, skip, end, count]);
  return {
    exists: skip > 0 && !isRefetchError,
    isLoading: query.isFetchingPreviousPage,
    failed: isError && !isFetching,
    load,
  };
}

/**
 * The products of a category or a search that the address selects (LIST-10, SRCH-02). The address follows what is
 * loaded (LIST-05).
 */
export function useListing(source: ListingSource): Listing {
  const { itemsPerLoad, address, isOutdated, rewrite } = useListingAddress(source);
  const { hits, want } = useWantedHits(source, address);
  const listing = useListingQuery(source, address, hits);
  const { query, isPending } = listing;
  const { data, isPlaceholderData } = query;
  const isMissing = !isPlaceholderData && data?.isMissing === true;
  const list = isPlaceholderData || isMissing ? undefined : data;
  const latest = useLatest(data);

  // An address that begins behind the last hit is read from the first one (LIST-09).
  const isBehind = list !== undefined && list.end === list.skip && list.skip > 0 && list.numberOfHits > 0;
  if (isBehind) want({ skip: 0, from: 0, until: hits.until - hits.skip });

  const [skip, end] = [list?.skip ?? 0, list?.end ?? 0];
  const isLoaded = list !== undefined;
  // It names the whole list while the rest of a restored one is pending.
  const isFollowing = isLoaded && !isPending && !isBehind;
  useEffect(() => {
    if (isFollowing && !isOutdated()) rewrite(() => (end > skip ? { skip, take: end - skip } : {}));
  }, [isFollowing, isOutdated, rewrite, skip, end]);

  const change = useCallback(
    (update: AddressUpdater) =>
      startTransition(() => {
        rewrite((current) => ({ ...update(current), skip: 0, take: itemsPerLoad }));
      }),
    [rewrite, itemsPerLoad],
  );

  return {
    source,
    address,
    change,
    itemsPerLoad,
    products: list?.products ?? noProducts,
    pendingCount: list && isPending ? Math.min(hits.until, list.numberOfHits) - end : 0,
    skip,
    numberOfHits: list ? list.numberOfHits - list.invisible : 0,
    facets: latest?.facets ?? noFacets,
    sorters: latest?.sorters ?? noSorters,
    ...(latest?.otherResults && { otherResults: latest.otherResults }),
    isLoading: isPlaceholderData || query.isLoading,
    isLoaded,
    isFailed: (query.isError && !data) || isMissing,
    isStale: isLoaded && query.isRefetchError && !query.isFetching,
    retry: () => void query.refetch(),
    more: useMore(list, listing, want, itemsPerLoad),
    previous: usePrevious(list, listing, want, itemsPerLoad),
  };
}
