import { wireFilters, type ListingAddress } from '../address/listingAddress';

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
