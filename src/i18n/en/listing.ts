/** English texts of the listing area. */
export const listing = {
  products: 'Products',
  showing: 'Showing {0} of {1}',
  loadMore: 'Load more',
  moreFailed: 'More products could not be loaded.',
  added: '{0} more products, {1} of {2} shown',
  noHits: 'No products here',
  noHitsText: 'Nothing matches what you have chosen.',
  subCategories: 'Categories',
  offer: 'Offer',
  couponCode: 'Use the code {0}',
};
