import {
  getCategoryProductsInfiniteQuery,
  searchInfiniteQuery,
} from '../../../api/generated/infiniteQueries';
import { mapPages, pageParams, type WantedItems } from '../../../api/paging';
import type { ListingAddress } from './listingAddress';
import {
  listingCall,
  type ListingSource,
  maxRestored,
  openedAddress,
  productsPerLoad,
} from './listingSource';
import { categoryPage, listPaging, loadedList, searchPage } from './loadedList';
import type { QueryClient } from '@tanstack/react-query';
import { getGlobalSettingsQuery } from '../../../api/generated/queries';
import { pageUrl } from '../../../lib/renderRequest';

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
  const pages =
    source.operation === 'search'
      ? mapPages(searchInfiniteQuery({ query: { ...query, query: address.query } }), searchPage)
      : mapPages(getCategoryProductsInfiniteQuery({ path: { id: source.id }, query }), categoryPage);
  return { ...pages, ...pageParams(listPaging, query, wanted), select: loadedList, staleTime, gcTime };
}

/** Prefetch the first page of the list in the URL before the list renders. Errors are handled by the list itself. */
export async function prefetchListing(client: QueryClient, source: ListingSource): Promise<void> {
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  const address = openedAddress(source, pageUrl().search, productsPerLoad(settings));
  if (source.operation === 'search' && address.query === '') return;
  await client.prefetchInfiniteQuery({ ...listingQuery(source, address), meta: { isPrefetch: true } });
}
