import { request } from '../../../api/request';
import type { ListingResult, SearchResult } from '../../../api/generated/types';
import { wireFilters, type ListingAddress } from '../address/listingAddress';

/** What a listing shows the products of: a category by its pageId (LIST-10), or a search for the address's query (SRCH-02). */
export type ListingSource = { operation: 'getCategoryProducts'; id: string } | { operation: 'search' };

/** What a search finds besides products (SRCH-02). */
export type FoundBeside = Pick<SearchResult, 'categoryResult' | 'contentResult'>;

/** Which hits to ask for. */
export interface Span {
  /** Hits left out before the first one. */
  skip: number;
  take: number;
}

/** The answer to one call of a listing. */
export interface ListingAnswer extends ListingResult {
  /** Only a search has it. */
  beside?: FoundBeside;
}

/** What a listing asks for besides where it is in it. */
export function listingCall(address: ListingAddress) {
  const { instock, order, selectedModel, sortOrder } = address;
  const query = address.query.trim();
  return {
    sortOrder,
    ...(query && { query }),
    ...(instock && { instock }),
    ...(order && { order }),
    ...(selectedModel && { selectedModel }),
    filters: wireFilters(address),
  };
}

/** Asks for a span of the hits that an address chooses; the contract answers with at most 96 (LIST-10, SRCH-02). */
export async function askForHits(
  source: ListingSource,
  address: ListingAddress,
  span: Span,
  signal: AbortSignal,
): Promise<ListingAnswer> {
  const query = { ...listingCall(address), ...span };
  if (source.operation === 'getCategoryProducts') {
    return request('getCategoryProducts', { path: { id: source.id }, query }, { signal });
  }
  const { productResult, ...beside } = await request(
    'search',
    { query: { ...query, query: address.query.trim() } },
    { signal },
  );
  return { ...productResult, beside };
}
