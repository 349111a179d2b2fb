import { hashKey, keepPreviousData, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Facet, Sorter } from '../../../api/generated/types';
import type { CardProduct } from '../../product/ProductCard/cardProduct';
import { useSettings } from '../../settings/settings';
import {
  readListingAddress,
  writeListingAddress,
  type Choose,
  type ListingAddress,
} from '../address/listingAddress';
import { maxRestored } from '../address/listingCall';
import { joinSpans, listingQuery, type LoadedSpan } from './listingQuery';
import type { ListingSource, OtherResults, Span } from './listingSource';
import { defaultItemsPerLoad, listId, openedAddress, storePageNumber } from './pageNumbers';
import { useFurtherLoad, type FurtherLoad } from './useFurtherLoad';

/** A list of products as far as it is loaded, and what can be done with it. */
export interface Listing {
  source: ListingSource;
  address: ListingAddress;
  /**
   * Writes a change of the address in place, back at the first load (LIST-05); it is rendered as a transition. The
   * function remains the same on a page.
   */
  change: (choose: Choose) => void;
  itemsPerLoad: number;
  products: readonly CardProduct[];
  /** Products of a restored list whose calls are pending; they come after the others. */
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

/** The listing parameters of the address, and how to rewrite them in place (LIST-05). */
function useListingAddress(source: ListingSource) {
  const itemsPerLoad = useSettings().itemsPerLoad ?? defaultItemsPerLoad;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => openedAddress(source, search, itemsPerLoad), [source, search, itemsPerLoad]);
  // The address changes at once, what it selects is rendered as a transition: until then the next choice adds to it.
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const isOutdated = useCallback(() => latestSearch.current !== search, [search]);
  const rewrite = useCallback(
    (choose: Choose): ListingAddress => {
      const before = latestSearch.current;
      const change = choose(readListingAddress(before, itemsPerLoad));
      const next = writeListingAddress(before, change, itemsPerLoad);
      const read = readListingAddress(next, itemsPerLoad);
      if (read.skip === 0) storePageNumber(listId(source, read), Math.ceil(read.take / itemsPerLoad));
      latestSearch.current = next;
      if (next !== before) void navigate({ pathname, search: next, hash }, { replace: true });
      return read;
    },
    [source, pathname, hash, itemsPerLoad, navigate],
  );
  return { itemsPerLoad, address, isOutdated, rewrite };
}

/** The next load; undefined after the last hit (LIST-07). */
function spanAfter(list: LoadedSpan | undefined, take: number): Span | undefined {
  return list && !list.isLast ? { skip: list.end, take } : undefined;
}

/** The load before what is shown; undefined at the first hit. */
function spanBefore(list: LoadedSpan | undefined, itemsPerLoad: number): Span | undefined {
  if (!list || list.skip === 0) return undefined;
  const take = Math.min(itemsPerLoad, list.skip);
  return { skip: list.skip - take, take };
}

/** The latest answer to any address: its facets and sorters stay while another one is pending, and when it fails. */
function useLatest(list: LoadedSpan | undefined): LoadedSpan | undefined {
  const [latest, setLatest] = useState(list);
  if (list && list !== latest) setLatest(list);
  return list ?? latest;
}

/** The query of the list that an address selects, and how much of a restored list is pending. */
function useList(source: ListingSource, address: ListingAddress) {
  const query = useQuery({
    ...listingQuery(source, address),
    placeholderData: keepPreviousData,
    enabled: source.operation !== 'search' || address.query.trim() !== '',
  });
  const answer = query.isPlaceholderData ? undefined : query.data;
  const isMissing = answer?.isMissing === true;
  const list = isMissing ? undefined : answer;
  const wanted = Math.min(address.take, maxRestored);
  const isPartial = list !== undefined && !list.isLast && list.end - list.skip < wanted;
  const isRestoring = isPartial && query.isFetching;
  const pendingCount = isRestoring
    ? Math.min(wanted, list.numberOfHits - list.skip) - (list.end - list.skip)
    : 0;
  return { query, list, isMissing, isRestoring, pendingCount };
}

/**
 * Removes a list from the cache two loads later, when longer ones have taken its place: each load of a long list would
 * leave another copy. The list that was opened stays for Back, and so does the one that is left.
 * @returns call it with the keys of the list that was shown and the one that takes its place
 */
function useRemoveOutgrown(): (from: QueryKey, to: QueryKey) => void {
  const client = useQueryClient();
  const last = useRef<{ to?: QueryKey; outgrown?: QueryKey }>({});
  return useCallback(
    (from, to) => {
      const { outgrown } = last.current;
      const isGrown = last.current.to && hashKey(last.current.to) === hashKey(from);
      if (isGrown && outgrown) client.removeQueries({ queryKey: outgrown, exact: true, type: 'inactive' });
      last.current = isGrown ? { to, outgrown: from } : { to };
    },
    [client],
  );
}

/**
 * The products of a category or a search that the address selects (LIST-10, SRCH-02). The address follows what is
 * loaded (LIST-05).
 */
export function useListing(source: ListingSource): Listing {
  const client = useQueryClient();
  const { itemsPerLoad, address, isOutdated, rewrite } = useListingAddress(source);
  const { query, list, isMissing, isRestoring, pendingCount } = useList(source, address);
  const latest = useLatest(query.data);

  // The list is cached under the address that it is given, so that the address finds it there.
  const show = useCallback(
    (shown: LoadedSpan): QueryKey | undefined => {
      if (isOutdated()) return undefined;
      const place = shown.end > shown.skip && { skip: shown.skip, take: shown.end - shown.skip };
      const shownAddress = rewrite(() => ({ ...place }));
      const { queryKey } = listingQuery(source, shownAddress);
      if (client.getQueryData(queryKey) !== shown) client.setQueryData(queryKey, shown);
      return queryKey;
    },
    [client, source, isOutdated, rewrite],
  );
  // The address names the whole list while the rest of it is pending.
  useEffect(() => {
    if (list && !isRestoring) show(list);
  }, [list, isRestoring, show]);

  const removeOutgrown = useRemoveOutgrown();
  const grow = useCallback(
    (grown: LoadedSpan) => {
      const shownKey = show(grown);
      if (shownKey) removeOutgrown(listingQuery(source, address).queryKey, shownKey);
    },
    [removeOutgrown, source, address, show],
  );
  const append = useCallback((next: LoadedSpan) => list && grow(joinSpans(list, next)), [list, grow]);
  const prepend = useCallback((before: LoadedSpan) => list && grow(joinSpans(before, list)), [list, grow]);
  const further = { source, address, busy: query.isFetching };
  const more = useFurtherLoad({ ...further, span: spanAfter(list, itemsPerLoad), onLoaded: append });
  const previous = useFurtherLoad({ ...further, span: spanBefore(list, itemsPerLoad), onLoaded: prepend });

  const change = useCallback(
    (choose: Choose) =>
      startTransition(() => {
        rewrite((current) => ({ ...choose(current), skip: 0, take: itemsPerLoad }));
      }),
    [rewrite, itemsPerLoad],
  );

  return {
    source,
    address,
    change,
    itemsPerLoad,
    products: list?.products ?? noProducts,
    pendingCount,
    skip: list?.skip ?? 0,
    numberOfHits: list ? list.numberOfHits - list.invisible : 0,
    facets: latest?.facets ?? noFacets,
    sorters: latest?.sorters ?? noSorters,
    ...(latest?.otherResults && { otherResults: latest.otherResults }),
    isLoading: query.isPlaceholderData || query.isLoading,
    isLoaded: list !== undefined,
    isFailed: (query.isError && list === undefined) || isMissing,
    isStale: list !== undefined && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    more: { ...more, isLoading: more.isLoading || isRestoring },
    previous,
  };
}
