import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { toCardProduct, type CardProduct } from '../../product/ProductCard/cardProduct';
import type { ListingAddress } from '../address/listingAddress';
import { askForHits, listingCall, type ListingAnswer, type ListingSource, type Span } from './listingSource';

/** A span of a list as far as it is loaded. */
export interface LoadedSpan extends Omit<ListingAnswer, 'result'> {
  /** Hits before its first one. */
  skip: number;
  /** Hits up to and with its last one. */
  end: number;
  /** Nothing comes after it. */
  isLast: boolean;
  /** Each code once: the list may have moved between two calls (LIST-07). */
  products: readonly CardProduct[];
}

/** The contract answers no call with more hits than this. */
const mostPerCall = 96;

/** How long a list is shown again without asking anew, in ms. */
const listStaleMs = 5 * 60_000;

/** How long a list that nobody sees is kept for the way back to it, in ms (APP-04). */
const listKeptMs = 30 * 60_000;

/** Products without those whose code has come before (LIST-07). */
function uniqueByCode(products: readonly CardProduct[]): CardProduct[] {
  const codes = new Set<string>();
  return products.filter(({ code }) => !codes.has(code) && codes.add(code));
}

function loaded({ result, ...answer }: ListingAnswer, skip: number): LoadedSpan {
  const end = skip + result.length;
  return {
    ...answer,
    products: uniqueByCode(result.map(toCardProduct)),
    skip,
    end,
    isLast: result.length === 0 || end >= answer.numberOfHits,
  };
}

/**
 * Joins two spans of a list, each product once (LIST-07). The later answer counts for what both say of the whole list;
 * parts of it that are the same keep their identity.
 */
export function joinSpans(first: LoadedSpan, next: LoadedSpan): LoadedSpan {
  const { skip, products, beside, ...before } = first;
  const { products: nextProducts, ...after } = next;
  return {
    ...replaceEqualDeep(before, after),
    skip,
    products: uniqueByCode([...products, ...nextProducts]),
    ...(beside && { beside }),
  };
}

/** The spans that are left of a wanted one after its first call, as many hits as a call may have in each. */
function restOf({ skip, take }: Span, { end, isLast, numberOfHits }: LoadedSpan): Span[] {
  if (isLast) return [];
  const wantedEnd = Math.min(skip + take, numberOfHits);
  const calls = Math.ceil(Math.max(0, wantedEnd - end) / mostPerCall);
  return Array.from({ length: calls }, (_, call) => {
    const from = end + call * mostPerCall;
    return { skip: from, take: Math.min(mostPerCall, wantedEnd - from) };
  });
}

/** Asks for a span in calls of at most 96: the first says how many hits there are, those after it go at once. */
async function loadSpan(
  source: ListingSource,
  address: ListingAddress,
  span: Span,
  signal: AbortSignal,
): Promise<LoadedSpan> {
  const ask = async ({ skip, take }: Span) =>
    loaded(await askForHits(source, address, { skip, take: Math.min(take, mostPerCall) }, signal), skip);
  const first = await ask(span);
  const rest = await Promise.all(restOf(span, first).map(ask));
  return rest.reduce(joinSpans, first);
}

/** An address that begins behind the last hit is read from the beginning. */
async function loadAddress(
  source: ListingSource,
  address: ListingAddress,
  signal: AbortSignal,
): Promise<LoadedSpan> {
  const span = await loadSpan(source, address, address, signal);
  const isBehind = span.products.length === 0 && address.skip > 0 && span.numberOfHits > 0;
  return isBehind ? loadSpan(source, address, { ...address, skip: 0 }, signal) : span;
}

/**
 * The products that an address chooses, from skip to skip + take, ending with the hits (LIST-09, LIST-10, SRCH-02).
 * Every span is an answer of its own: a step through the history finds the list as long as it was.
 */
export function listingQuery(source: ListingSource, address: ListingAddress) {
  const { skip, take } = address;
  return queryOptions({
    queryKey: [source.operation, 'list', source, { ...listingCall(address), skip, take }] as const,
    queryFn: ({ signal }) => loadAddress(source, address, signal),
    staleTime: listStaleMs,
    gcTime: listKeptMs,
  });
}

/**
 * One load more of what an address chooses, after or before what is shown (LIST-07). The list takes what it brings:
 * it is not kept besides.
 */
export function furtherLoadQuery(source: ListingSource, address: ListingAddress, { skip, take }: Span) {
  return queryOptions({
    queryKey: [source.operation, 'load', source, { ...listingCall(address), skip, take }] as const,
    queryFn: ({ signal }) => loadSpan(source, address, { skip, take }, signal),
    staleTime: listStaleMs,
    gcTime: 0,
  });
}
