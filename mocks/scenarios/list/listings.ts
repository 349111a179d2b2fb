import type { Scenario } from '../scenario';

/** Scenarios of the group “Listings and search”, by the name that a link gives each (DEV-04). */
export const listings = {
  emptyListing: {
    title: 'Category in which nothing matches',
    path: '/en/furniture/living-room/sofas?max::Height=1',
    sees: 'No products found',
  },
  failingListing: {
    title: 'The products of a category fail',
    path: '/en/furniture/living-room/sofas',
    sees: 'The products could not be loaded.',
    faults: { getCategoryProducts: 500 },
  },
  filteredListing: {
    title: 'Category with filters chosen',
    path: '/en/furniture/living-room/sofas?instock=true',
    sees: 'In stock',
  },
  discontinuedListing: {
    title: 'Category with discontinued products',
    path: '/en/furniture/living-room/sofas?filter::Active=False',
    sees: 'Discontinued',
  },
  searchHits: {
    title: 'Search with hits',
    path: '/en/search?query=sofa',
    sees: 'Results for “sofa”',
  },
  searchWithoutHits: {
    title: 'Search without hits',
    path: '/en/search?query=qzxjkvwq',
    sees: 'No results for “qzxjkvwq”',
  },
  failingSearch: {
    title: 'The search fails',
    path: '/en/search?query=sofa',
    sees: 'The products could not be loaded.',
    faults: { search: 500 },
  },
} satisfies Record<string, Scenario>;
