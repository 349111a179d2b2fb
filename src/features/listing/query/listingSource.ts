/** Source of a listing: a category by its pageId (LIST-10), or a search for the URL's query (SRCH-02). */
export type ListingSource = { operation: 'getCategoryProducts'; id: string } | { operation: 'search' };

/** Operation and path of the products, facets and sorters in a listing's response, for error reports (CALL-07). */
export function listingPart({ operation }: ListingSource) {
  return { operation, path: operation === 'search' ? '/productResult' : '' } as const;
}
