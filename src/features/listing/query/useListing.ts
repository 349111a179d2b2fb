import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Facet, Sorter } from '../../../api/generated/types';
import type { CardProduct } from '../../product/card/cardProduct';
import type { AddressUpdater, ListingAddress } from './listingAddress';
import { useListingAddress } from './useListingAddress';
import { listingQuery, wantedHits, type WantedHits } from './listingQuery';
import { listId, type ListingSource } from './listingSource';
import type { LoadedList, OtherResults } from './loadedList';

/** A further load of a list, after or before the products shown. */
interface FurtherLoad {
  /** True when there are more products on this side. */
  exists: boolean;
  isLoading: boolean;
  /** True when the load failed; the list stays, and `load` retries (LIST-08). */
  failed: boolean;
  load: () => void;
}

/** The loaded part of a list of products, and its actions. */
export interface Listing {
  source: ListingSource;
  address: ListingAddress;
  /**
   * Change the selection in the URL in place and reset paging (LIST-05). Renders as a transition; stable while the page
   * is mounted.
   */
  change: (update: AddressUpdater) => void;
  itemsPerLoad: number;
  products: readonly CardProduct[];
  pendingCount: number;
  /** Number of hits before the first product. */
  skip: number;
  /** Total number of hits, loaded or not, without those known to be invisible; 0 until known. */
  numberOfHits: number;
  /** Facets; those of the previous response while one is pending. */
  facets: readonly Facet[];
  /** Sorters; those of the previous response while one is pending. */
  sorters: readonly Sorter[];
  /** Results of a search besides products; undefined until known. */
  otherResults?: OtherResults;
  /** True while the first load is pending. */
  isLoading: boolean;
  /** True after the first load has succeeded: without products there are no hits. */
  isLoaded: boolean;
  isFailed: boolean;
  /** True when a refetch failed, as after signing in: prices may be outdated or missing. */
  isStale: boolean;
  retry: () => void;
  more: FurtherLoad;
  /** Products before those shown, when the URL does not start at the first hit. */
  previous: FurtherLoad;
}

const noProducts: readonly CardProduct[] = [];
const noFacets: readonly Facet[] = [];
const noSorters: readonly Sorter[] = [];

/**
 * Range of hits to fetch: that of the URL when a list is opened, the selection changes, or the customer navigates back
 * or forward; then more on request. A replaced URL reflects the loaded range and does not change it.
 */
function useWantedHits(source: ListingSource, address: ListingAddress, isHydrating: boolean) {
  const list = listId(source, address);
  const { key } = useLocation();
  // Hydration ends with the stored page number, as another visit.
  const visit = isHydrating ? '' : key;
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

/** The latest response of any selection: its facets and sorters stay while another is pending, and when it fails. */
function useLatest(list: LoadedList | undefined): LoadedList | undefined {
  const [latest, setLatest] = useState(list);
  if (list && list !== latest) setLatest(list);
  return list ?? latest;
}

/** The query of a list; fetches page by page up to the wanted range, and stops at a failed page. */
function useListingQuery(source: ListingSource, address: ListingAddress, hits: WantedHits) {
  const query = useInfiniteQuery({
    ...listingQuery(source, address, hits),
    placeholderData: keepPreviousData,
    enabled: source.operation !== 'search' || address.query !== '',
  });
  const { data, hasNextPage, fetchNextPage, isFetchNextPageError } = query;
  const { hasPreviousPage, fetchPreviousPage, isFetchPreviousPageError } = query;
  const isIdle = !query.isFetching && !query.isRefetchError;
  const fetchesPrevious = isIdle && hasPreviousPage && !isFetchPreviousPageError;
  const fetchesNext = isIdle && hasNextPage && !isFetchNextPageError;
  // Once per page: a request may end before the render that would show it as pending.
  useEffect(() => {
    if (fetchesPrevious) void fetchPreviousPage({ cancelRefetch: false });
    else if (fetchesNext) void fetchNextPage({ cancelRefetch: false });
  }, [data, fetchesPrevious, fetchPreviousPage, fetchesNext, fetchNextPage]);
  return { query, isPending: hasNextPage && (query.isFetching || fetchesNext) };
}

type ListingQuery = ReturnType<typeof useListingQuery>;
type Want = ReturnType<typeof useWantedHits>['want'];

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

/** The load before a list that does not start at the first hit (LIST-04). */
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
 * The products of a category or a search for the selection in the URL (LIST-10, SRCH-02). The URL is updated with the
 * loaded range (LIST-05).
 * @example const listing = useListing(source);
 */
export function useListing(source: ListingSource): Listing {
  const { itemsPerLoad, address, isHydrating, isOutdated, rewrite } = useListingAddress(source);
  const { hits, want } = useWantedHits(source, address, isHydrating);
  const listing = useListingQuery(source, address, hits);
  const { query, isPending } = listing;
  const { data, isPlaceholderData } = query;
  const isMissing = !isPlaceholderData && data?.isMissing === true;
  const list = isPlaceholderData || isMissing ? undefined : data;
  const latest = useLatest(data);

  // A URL that starts after the last hit is read from the first one (LIST-09).
  const isBehind = list !== undefined && list.end === list.skip && list.skip > 0 && list.numberOfHits > 0;
  if (isBehind) want({ skip: 0, from: 0, until: hits.until - hits.skip });

  const [skip, end] = [list?.skip ?? 0, list?.end ?? 0];
  const isLoaded = list !== undefined;
  // While the rest of a restored list is pending, the URL already contains its full length.
  const isFollowing = isLoaded && !isPending && !isBehind && !isHydrating;
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
