import { readPrivateList, writePrivate } from '../../../lib/privateStorage';
import { type ListingAddress, readListingAddress, selectionOf, wireFilters } from './listingAddress';

// Part of the boot script, which runs before the app's code has loaded: no import may pull in React or the client.

const defaultItemsPerLoad = 24;

/** Number of products per load (LIST-09), each one call; 24 when the settings have no whole number from 1 to 96. */
export function productsPerLoad(settings: { itemsPerLoad?: number } | undefined): number {
  const { itemsPerLoad: count = 0 } = settings ?? {};
  return Number.isInteger(count) && count > 0 && count <= maxPerCall ? count : defaultItemsPerLoad;
}

// Private, since the id of a list contains the search text.
const key = 'listingPages';

const maxLists = 20;

/** Maximum restored page number: a URL without take should not load hundreds of products. */
const maxPages = 10;

/** Id of a list: a category or a search with its filters and order. */
export function listId(source: ListingSource, address: ListingAddress): string {
  const of = source.operation === 'search' ? '' : source.id;
  return `${source.operation} ${of}${selectionOf(address)}`;
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]) && entry[1] > 0;
}

const readPages = () => new Map(readPrivateList(key, isEntry));

/**
 * The stored page number of a list: the number of loads last shown, at most ten (LIST-12).
 * @returns 1 without a valid stored number
 */
export function storedPageNumber(list: string): number {
  return Math.min(maxPages, readPages().get(list) ?? 1);
}

/** Store the page number of a list in local storage, for the 20 latest lists (LIST-12). */
export function storePageNumber(list: string, page: number): void {
  const pages = readPages();
  if ((pages.get(list) ?? 1) === page) return;
  pages.delete(list);
  if (page > 1) pages.set(list, page);
  writePrivate(key, [...pages].slice(-maxLists));
}

/**
 * The listing parameters when a URL is opened: without skip and take, as many loads as were last shown of the list
 * (LIST-12).
 */
export function openedAddress(source: ListingSource, search: string, itemsPerLoad: number): ListingAddress {
  const address = readListingAddress(search, itemsPerLoad);
  const parameters = new URLSearchParams(search);
  if (parameters.has('skip') || parameters.has('take')) return address;
  return { ...address, take: itemsPerLoad * storedPageNumber(listId(source, address)) };
}

/** Source of a listing: a category by its pageId (LIST-10), or a search for the URL's query (SRCH-02). */
export type ListingSource = { operation: 'getCategoryProducts'; id: string } | { operation: 'search' };

/** Operation and path of the products, facets and sorters in a listing's response, for error reports (CALL-07). */
export function listingPart({ operation }: ListingSource) {
  return { operation, path: operation === 'search' ? '/productResult' : '' } as const;
}

// Part of the boot script, which runs before the app's code has loaded: no import may pull in React or the client.

/** Maximum number of hits per response in the contract (LIST-10, SRCH-02). */
export const maxPerCall = 96;

/** Maximum number of products restored at once, in ten requests; more of a longer list load on scrolling (LIST-09). */
export const maxRestored = 10 * maxPerCall;

/** Request parameters of a listing, except skip and take. */
export function listingCall(address: ListingAddress) {
  const { instock, order, query, selectedModel, sortOrder } = address;
  return {
    ...(sortOrder !== null && { sortOrder }),
    ...(query && { query }),
    ...(instock && { instock }),
    ...(order && { order }),
    ...(selectedModel && { selectedModel }),
    filters: wireFilters(address),
  };
}
