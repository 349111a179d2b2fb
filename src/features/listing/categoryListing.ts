import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { request } from '../../api/request';
import type { ListingResult, Product } from '../../api/generated/types';
import { wireFilters, type ListingAddress } from './listingAddress';

/** One load of a list. */
interface Load extends ListingResult {
  /** Hits before its first product. */
  skip: number;
}

/** Which hits to ask for. */
interface Span {
  skip: number;
  take: number;
}

/** The contract answers no call with more hits than this. */
const mostPerCall = 96;

/** What a listing asks for besides where it is in it. */
function listingCall(address: ListingAddress) {
  const { query, instock, order, selectedModel, sortOrder } = address;
  return {
    sortOrder,
    ...(query && { query }),
    ...(instock && { instock }),
    ...(order && { order }),
    ...(selectedModel && { selectedModel }),
    filters: wireFilters(address),
  };
}

type ListingCall = ReturnType<typeof listingCall>;

/** Asks for a span in calls of at most 96; it ends early where the hits do. */
async function load(id: string, call: ListingCall, { skip, take }: Span, signal: AbortSignal): Promise<Load> {
  const query = { ...call, skip, take: Math.min(take, mostPerCall) };
  const answer = await request('getCategoryProducts', { path: { id }, query }, { signal });
  const next = { skip: skip + answer.result.length, take: take - answer.result.length };
  const isWhole = answer.result.length === 0 || next.take <= 0 || next.skip >= answer.numberOfHits;
  if (isWhole) return { ...answer, skip };
  const rest = await load(id, call, next, signal);
  return { ...rest, result: [...answer.result, ...rest.result], skip };
}

/** The first load; an address that begins behind the last hit is read from the beginning. */
async function firstLoad(id: string, call: ListingCall, span: Span, signal: AbortSignal): Promise<Load> {
  const loaded = await load(id, call, span, signal);
  const isBehind = loaded.result.length === 0 && span.skip > 0 && loaded.numberOfHits > 0;
  return isBehind ? load(id, call, { ...span, skip: 0 }, signal) : loaded;
}

/** Where the next load begins; undefined after the last hit and after an empty load (LIST-07). */
function nextLoad(last: Load, take: number) {
  const skip = last.skip + last.result.length;
  const isLast = last.result.length === 0 || skip >= last.numberOfHits;
  return isLast ? undefined : { skip, take, first: false };
}

/**
 * The products of a category, load by load (LIST-07, LIST-10). The first load holds as many as the address says, in
 * calls of at most 96; those after it itemsPerLoad. While another choice is loading, the one before stays at hand.
 * @param id the category's pageId
 */
export function categoryListingQuery(id: string, address: ListingAddress, itemsPerLoad: number) {
  const call = listingCall(address);
  const { skip, take } = address;
  return infiniteQueryOptions({
    queryKey: ['getCategoryProducts', 'loads', id, { ...call, skip }] as const,
    queryFn: ({ pageParam: { first, ...span }, signal }) =>
      (first ? firstLoad : load)(id, call, span, signal),
    initialPageParam: { skip, take, first: true },
    getNextPageParam: (last) => nextLoad(last, itemsPerLoad),
    placeholderData: keepPreviousData,
  });
}

/** The products of all loads in order, each once: the list may have moved between two loads (LIST-07). */
export function distinctProducts(loads: readonly Pick<Load, 'result'>[]): Product[] {
  const seen = new Set<string>();
  return loads.flatMap(({ result }) => result).filter(({ code }) => !seen.has(code) && seen.add(code));
}
