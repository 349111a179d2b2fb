import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../../../api/errors';
import {
  getCategoryProductsInfiniteQuery,
  searchInfiniteQuery,
} from '../../../api/generated/infiniteQueries';
import type { ListingResult, SearchResult } from '../../../api/generated/types';
import type { PageSpan, WantedItems } from '../../../api/paging';
import type { ListingAddress } from '../address/listingAddress';
import { listingCall, maxRestored } from '../address/listingCall';
import type { ListingSource } from './listingSource';
import { categoryList, searchList, type LoadedList } from './loadedList';

/** Time until a list is refetched, in ms. */
const staleTime = 5 * 60_000;

/** Time that an unused list stays in the cache, for Back, in ms (APP-04). */
const gcTime = 30 * 60_000;

/** Range of hits to fetch, from the position at which the list was opened. */
export interface WantedHits extends Required<WantedItems> {
  /** Number of hits before the first fetched page. */
  skip: number;
}

/** Range of hits in a URL, at most 960 (LIST-09). */
export function wantedHits({ skip, take }: ListingAddress): WantedHits {
  return { skip, from: skip, until: skip + Math.min(take, maxRestored) };
}

type Page = ListingResult | SearchResult;

interface ListingOptions extends UseInfiniteQueryOptions<Page, ApiError, LoadedList, QueryKey, PageSpan> {
  select: (pages: InfiniteData<Page, PageSpan>) => LoadedList;
}

/**
 * Query options of the products of a category or a search (LIST-10, SRCH-02). The key consists of the selection and the
 * position at which the list was opened; the wanted range is not part of it, so that a list grows in one cache entry.
 */
export function listingQuery(
  source: ListingSource,
  address: ListingAddress,
  { skip, ...wanted }: WantedHits = wantedHits(address),
) {
  const query = { ...listingCall(address), skip };
  const options =
    source.operation === 'search'
      ? {
          ...searchInfiniteQuery({ query: { ...query, query: address.query.trim() } }, wanted),
          select: searchList,
        }
      : {
          ...getCategoryProductsInfiniteQuery({ path: { id: source.id }, query }, wanted),
          select: categoryList,
        };
  // The pages of each operation are read by its own functions only.
  return { ...(options as ListingOptions), staleTime, gcTime };
}
