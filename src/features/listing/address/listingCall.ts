import { wireFilters, type ListingAddress } from './listingAddress';

// The boot script runs this before the app's code has loaded: no import may bring React or the client with it.

/** The contract answers no call with more hits than this (LIST-10, SRCH-02). */
export const maxPerCall = 96;

/** A list is restored up to this many products, in ten calls; the rest of a longer one loads by scrolling (LIST-09). */
export const maxRestored = 10 * maxPerCall;

/** The parameters of a listing's calls besides skip and take. */
export function listingCall(address: ListingAddress) {
  const { instock, order, selectedModel, sortOrder } = address;
  const query = address.query.trim();
  return {
    ...(sortOrder !== null && { sortOrder }),
    ...(query && { query }),
    ...(instock && { instock }),
    ...(order && { order }),
    ...(selectedModel && { selectedModel }),
    filters: wireFilters(address),
  };
}
