import { wireFilters, type ListingAddress } from './listingAddress';

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
