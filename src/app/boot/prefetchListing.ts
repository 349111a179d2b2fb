import { serializeQuery } from '../../api/querySerializer';
import type { ListingResult, SearchResult } from '../../api/generated/types';
import { listingCall, maxPerCall } from '../../features/listing/address/listingCall';
import { defaultItemsPerLoad, openedAddress } from '../../features/listing/query/pageNumbers';
import type { ListingSource } from '../../features/listing/query/listingSource';
import type { Page } from '../../features/page/page';
import type { GlobalSettings } from '../../features/settings/settings';
import { expectedListing, storeListing, type OpenedListing } from './openedListings';
import { preloadCardPictures } from './preloadPictures';
import { readCopy } from './readCopy';
import { abortEarlyRequest, sendEarlyRequest } from './sendEarlyRequest';

/** How the contract writes the filters of a listing. */
export const listingQueryStyles = { filters: { explode: true, type: 'object' } } as const;

/** Paths of the calls of a list; written out, as those of every page are. */
export const listingPaths = {
  getCategoryProducts: '/api/categories/{id}/products',
  search: '/api/search',
} as const;

/** The list of products that a page shows first. */
export function listingSource({
  pageType,
  pageId,
}: Pick<Page, 'pageType' | 'pageId'>): ListingSource | undefined {
  if (pageType === 'SearchPage') return { operation: 'search' };
  const isCategory = pageType === 'CategoryPage' || pageType === 'CategoryBase';
  return isCategory ? { operation: 'getCategoryProducts', id: pageId } : undefined;
}

/** The path and query of the first call of a list, as the client will make it (LIST-10, SRCH-02). */
function listingPath({ source, itemsPerLoad }: OpenedListing): string | undefined {
  const address = openedAddress(source, window.location.search, itemsPerLoad);
  const { skip, take } = address;
  const query = serializeQuery(
    { ...listingCall(address), skip, take: Math.min(take, maxPerCall) },
    listingQueryStyles,
  );
  if (source.operation === 'search') return address.query.trim() && `${listingPaths.search}?${query}`;
  return `${listingPaths.getCategoryProducts.replace('{id}', encodeURIComponent(source.id))}?${query}`;
}

/** The call that was sent before the page's answer said which list it shows. */
let expectedPath: string | undefined;

/** Sends the call of the list that this path showed when it was last opened, beside that of the page. */
export function sendExpectedListing(): void {
  const listing = expectedListing(window.location.pathname);
  expectedPath = listing && listingPath(listing);
  if (expectedPath) void sendEarlyRequest(expectedPath);
}

/** The answer to the call of a list. */
export type ListAnswer = ListingResult | SearchResult;

/**
 * Fetches the first products of a page with their pictures; undefined where it has none.
 * @param onAnswered called when the answer begins, or when there is none
 */
export async function prefetchListing(
  page: Page,
  { itemsPerLoad }: GlobalSettings,
  onAnswered: () => void,
): Promise<ListAnswer | undefined> {
  const source = listingSource(page);
  const listing = source && { source, itemsPerLoad: itemsPerLoad ?? defaultItemsPerLoad };
  const path = listing && listingPath(listing);
  if (expectedPath && expectedPath !== path) abortEarlyRequest(expectedPath);
  const response = path ? sendEarlyRequest(path) : undefined;
  storeListing(window.location.pathname, listing);
  if (!response) return undefined;
  void response.then(onAnswered, onAnswered);
  const answer = await readCopy<ListAnswer>(response);
  preloadCardPictures('productResult' in answer ? answer.productResult : answer);
  return answer;
}
