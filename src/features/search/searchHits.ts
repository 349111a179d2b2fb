import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../api/request';
import type { Product, SearchResult } from '../../api/generated/types';

/** One load of search results. */
export interface SearchLoad extends SearchResult {
  /** Product hits before its first one. */
  skip: number;
}

/** Which product hits to ask for. */
interface Span {
  skip: number;
  take: number;
}

/** The contract answers no call with more hits than this. */
const mostPerCall = 96;

/** Asks for a span in calls of at most 96; it ends early where the hits do. */
async function load(query: string, { skip, take }: Span, signal: AbortSignal): Promise<SearchLoad> {
  const input = { query: { query, skip, take: Math.min(take, mostPerCall) } };
  const answer = await request('search', input, { signal });
  const { result, numberOfHits } = answer.productResult;
  const next = { skip: skip + result.length, take: take - result.length };
  if (result.length === 0 || next.take <= 0 || next.skip >= numberOfHits) return { ...answer, skip };
  const { productResult } = await load(query, next, signal);
  return {
    ...answer,
    skip,
    productResult: { ...productResult, result: [...result, ...productResult.result] },
  };
}

function nextSpan({ skip, productResult }: SearchLoad, take: number): Span | undefined {
  const next = skip + productResult.result.length;
  const isLast = productResult.result.length === 0 || next >= productResult.numberOfHits;
  return isLast ? undefined : { skip: next, take };
}

/**
 * SRCH-02: the three parts of the results, their products load by load.
 * @param query what is searched for
 * @param first how many products the first load holds
 * @param itemsPerLoad how many each one after it holds
 */
export function searchHitsQuery(query: string, first: number, itemsPerLoad: number) {
  return infiniteQueryOptions({
    queryKey: ['search', 'loads', query] as const,
    queryFn: ({ pageParam, signal }) => load(query, pageParam, signal),
    initialPageParam: { skip: 0, take: first },
    getNextPageParam: (last: SearchLoad) => nextSpan(last, itemsPerLoad),
  });
}

/** The products of all loads in order, each once: the hits may have moved between two loads (LIST-07). */
export function distinctProducts(loads: readonly SearchLoad[]): Product[] {
  const products = loads.flatMap(({ productResult }) => productResult.result);
  return [...new Map(products.map((product) => [product.code, product] as const)).values()];
}
