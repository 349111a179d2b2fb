import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { reportError } from '../../../api/errorState';
import { readEach } from '../../../components/ErrorBoundary/readEach';
import { toCardProduct, type CardProduct } from '../../product/ProductCard/cardProduct';
import { visibleProducts } from '../../product/visibleProducts';
import type { ListingAddress } from '../address/listingAddress';
import { listingCall, maxPerCall, maxRestored } from '../address/listingCall';
import {
  fetchHits,
  listingPart,
  MissingProducts,
  type ListingAnswer,
  type ListingSource,
  type Span,
} from './listingSource';

/** A span of a list as far as it is loaded. */
export interface LoadedSpan extends Omit<ListingAnswer, 'result'> {
  /** Hits before its first one. */
  skip: number;
  /** Hits up to and with its last one. */
  end: number;
  /** Nothing comes after it. */
  isLast: boolean;
  /** The search found other things, and did not say which products: there are none here (CALL-05). */
  isMissing?: true;
  /** How many of the hits are not shown, since they are not visible. */
  invisible: number;
  /** Each code once: the list may have changed between two calls (LIST-07). */
  products: readonly CardProduct[];
}

/** How long a list is shown again without another fetch, in ms. */
const listStaleMs = 5 * 60_000;

/** How long a list that nothing shows stays in the cache, for Back, in ms (APP-04). */
const listCacheMs = 30 * 60_000;

/** Products without those whose code has come before (LIST-07). */
function uniqueByCode(products: readonly CardProduct[]): CardProduct[] {
  const codes = new Set<string>();
  return products.filter(({ code }) => !codes.has(code) && codes.add(code));
}

/** The products of an answer as a list stores them. */
function loadedSpan(source: ListingSource, { result, ...answer }: ListingAnswer, skip: number): LoadedSpan {
  const { operation, place } = listingPart(source);
  const end = skip + result.length;
  const visible = visibleProducts(result);
  return {
    ...answer,
    products: uniqueByCode(readEach(visible, `${operation} ${place}/result`, toCardProduct)),
    invisible: result.length - visible.length,
    skip,
    end,
    isLast: result.length === 0 || end >= answer.numberOfHits,
  };
}

/**
 * Joins two spans of a list, each product once (LIST-07). The later answer counts for what both say of the whole list;
 * parts of it that are equal keep their identity. A span that brings nothing new ends the list: a server that ignores
 * skip would be called again and again.
 */
export function joinSpans(first: LoadedSpan, next: LoadedSpan): LoadedSpan {
  const { skip, products, otherResults, ...before } = first;
  const { products: nextProducts, ...after } = next;
  const joined = uniqueByCode([...products, ...nextProducts]);
  const hasNothingNew = joined.length === products.length && next.invisible === 0;
  return {
    ...replaceEqualDeep(before, hasNothingNew ? { ...after, end: first.end, isLast: true } : after),
    skip,
    products: joined,
    invisible: first.invisible + (hasNothingNew ? 0 : next.invisible),
    ...(otherResults && { otherResults }),
  };
}

/** The remaining spans of a requested one after its first call, as many hits as a call may have in each. */
function remainingSpans({ skip, take }: Span, { end, isLast, numberOfHits }: LoadedSpan): Span[] {
  if (isLast) return [];
  const requestedEnd = Math.min(skip + take, numberOfHits);
  const calls = Math.ceil(Math.max(0, requestedEnd - end) / maxPerCall);
  return Array.from({ length: calls }, (_, call) => {
    const from = end + call * maxPerCall;
    return { skip: from, take: Math.min(maxPerCall, requestedEnd - from) };
  });
}

/** What to load: a span of the hits that an address selects. */
interface SpanRequest {
  source: ListingSource;
  address: ListingAddress;
  span: Span;
  signal: AbortSignal;
  /** Called with the first part of a span that takes several calls. */
  onFirstPart?: (span: LoadedSpan) => void;
}

/**
 * Fetches a span in calls of at most 96: the first says how many hits there are, the others go in parallel. When one of
 * those fails, the span ends before it: what has loaded stays, and the rest can be loaded by scrolling (LIST-08).
 * @throws ApiError when the first call fails
 */
async function loadSpan({ source, address, span, signal, onFirstPart }: SpanRequest): Promise<LoadedSpan> {
  const fetchPart = async ({ skip, take }: Span) =>
    loadedSpan(
      source,
      await fetchHits(source, address, { skip, take: Math.min(take, maxPerCall) }, signal),
      skip,
    );
  let loaded = await fetchPart(span);
  const remaining = remainingSpans(span, loaded);
  if (remaining.length > 0) onFirstPart?.(loaded);
  const parts = await Promise.allSettled(remaining.map(fetchPart));
  signal.throwIfAborted();
  for (const part of parts) {
    if (part.status === 'rejected') {
      reportError(part.reason);
      break;
    }
    loaded = joinSpans(loaded, part.value);
  }
  return loaded;
}

/** Fetches the span of an address; one that begins behind the last hit is read from the first hit. */
async function loadAddress(request: SpanRequest): Promise<LoadedSpan> {
  const { span } = request;
  const loaded = await loadSpan(request);
  const isBehind = loaded.end === loaded.skip && span.skip > 0 && loaded.numberOfHits > 0;
  return isBehind ? loadSpan({ ...request, span: { ...span, skip: 0 } }) : loaded;
}

/** What else a search found, where its answer has no products. */
function withoutProducts(error: unknown): LoadedSpan {
  if (!(error instanceof MissingProducts)) throw error;
  const { otherResults } = error;
  return {
    ...{ isMissing: true, otherResults, products: [], invisible: 0, facets: [], sorters: [] },
    ...{ skip: 0, end: 0, numberOfHits: 0, isLast: true },
  };
}

/**
 * The products that an address selects, from skip to skip + take, ending with the hits (LIST-09, LIST-10, SRCH-02).
 * Every span has a cache entry of its own, so Back finds the list as long as it was. The first part of a long span is
 * in the cache, already stale, while the other calls are pending.
 */
export function listingQuery(source: ListingSource, address: ListingAddress) {
  const { skip, take } = address;
  return queryOptions({
    queryKey: [source.operation, 'list', source, { ...listingCall(address), skip, take }] as const,
    queryFn: ({ signal, client, queryKey }) =>
      loadAddress({
        source,
        address,
        span: { skip, take: Math.min(take, maxRestored) },
        signal,
        onFirstPart: (part) => {
          if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, part, { updatedAt: 0 });
        },
      }).catch(withoutProducts),
    staleTime: listStaleMs,
    gcTime: listCacheMs,
  });
}

/**
 * One more load of what an address selects, after or before what is shown (LIST-07). It is not cached: the list it is
 * joined to is.
 */
export function furtherLoadQuery(source: ListingSource, address: ListingAddress, { skip, take }: Span) {
  return queryOptions({
    queryKey: [source.operation, 'load', source, { ...listingCall(address), skip, take }] as const,
    queryFn: ({ signal }) => loadSpan({ source, address, span: { skip, take }, signal }),
    staleTime: listStaleMs,
    gcTime: 0,
  });
}
