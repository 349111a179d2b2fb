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

/** How long a list is shown again without another fetch, in ms. */
const staleTime = 5 * 60_000;

/** How long a list that nothing shows stays in the cache, for Back, in ms (APP-04). */
const gcTime = 30 * 60_000;

/** The hits of a list to fetch, from the place where it was opened. */
export interface WantedHits extends Required<WantedItems> {
  /** Hits before the first page that is fetched. */
  skip: number;
}

/** The hits that an address names, 960 at most (LIST-09). */
export function wantedHits({ skip, take }: ListingAddress): WantedHits {
  return { skip, from: skip, until: skip + Math.min(take, maxRestored) };
}

type Page = ListingResult | SearchResult;

interface ListingOptions extends UseInfiniteQueryOptions<Page, ApiError, LoadedList, QueryKey, PageSpan> {
  select: (pages: InfiniteData<Page, PageSpan>) => LoadedList;
}

/**
 * The products of a category or a search (LIST-10, SRCH-02). What the address selects is the key, with the place where
 * the list was opened; what is wanted of it is not, so that a list grows in one cache entry.
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
  // The pages of either operation are read by its own functions only.
  return { ...(options as ListingOptions), staleTime, gcTime };
}
