import { request } from '../../../api/request';
import type { ListingResult, SearchResult } from '../../../api/generated/types';
import type { ListingAddress } from '../address/listingAddress';
import { listingCall } from '../address/listingCall';

/** Where a listing's products come from: a category by its pageId (LIST-10), or a search for the address's query (SRCH-02). */
export type ListingSource = { operation: 'getCategoryProducts'; id: string } | { operation: 'search' };

/** What a search finds besides products (SRCH-02). */
export type OtherResults = Pick<SearchResult, 'categoryResult' | 'contentResult'>;

/**
 * Operation and place of the products, facets and sorters in a listing's answer, for reports (CALL-07).
 */
export function listingPart({ operation }: ListingSource) {
  return { operation, place: operation === 'search' ? '/productResult' : '' } as const;
}

/** Which hits to fetch. */
export interface Span {
  /** Hits left out before the first one. */
  skip: number;
  take: number;
}

/** The answer to one call of a listing. */
export interface ListingAnswer extends ListingResult {
  /** Only a search has it. */
  otherResults?: OtherResults;
}

/**
 * A search's answer without its products. What else it found can be shown, but a list without products would say that
 * there are none.
 */
export class MissingProducts extends Error {
  override readonly name = 'MissingProducts';

  constructor(readonly otherResults: OtherResults) {
    super('search /productResult is missing');
  }
}

const hasProducts = (result: Partial<ListingResult> | undefined) => Array.isArray(result?.result);

/**
 * The listing in the answer of a search.
 * @throws MissingProducts where the answer has no products
 */
function listingOfSearch({ productResult, ...otherResults }: SearchResult): ListingAnswer {
  if (!hasProducts(productResult)) throw new MissingProducts(otherResults);
  return { ...productResult, otherResults };
}

/**
 * Fetches a span of the hits that an address selects; the contract answers with at most 96 (LIST-10, SRCH-02).
 * @throws MissingProducts, ApiError
 */
export async function fetchHits(
  source: ListingSource,
  address: ListingAddress,
  span: Span,
  signal: AbortSignal,
): Promise<ListingAnswer> {
  const query = { ...listingCall(address), ...span };
  if (source.operation === 'getCategoryProducts') {
    return request('getCategoryProducts', { path: { id: source.id }, query }, { signal });
  }
  return listingOfSearch(
    await request('search', { query: { ...query, query: address.query.trim() } }, { signal }),
  );
}
