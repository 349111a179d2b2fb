/** Where a listing's products come from: a category by its pageId (LIST-10), or a search for the address's query (SRCH-02). */
export type ListingSource = { operation: 'getCategoryProducts'; id: string } | { operation: 'search' };

/** Operation and place of the products, facets and sorters in a listing's answer, for reports (CALL-07). */
export function listingPart({ operation }: ListingSource) {
  return { operation, place: operation === 'search' ? '/productResult' : '' } as const;
}
