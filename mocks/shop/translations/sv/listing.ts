import type { Areas } from '../areas';

/** Swedish texts of the listing area. */
export const listing: Areas['listing'] = {
  products: 'Produkter',
  showing: 'Visar {0} av {1}',
  loading: 'Laddar produkter',
  loadMore: 'Visa fler',
  showPrevious: 'Visa föregående',
  moreFailed: 'Fler produkter kunde inte laddas.',
  refreshFailed: 'Produkterna kunde inte uppdateras. Priserna kan vara inaktuella eller saknas.',
  added: '{0} produkter till, {1} av {2} visas',
  addedOne: '1 produkt till, {1} av {2} visas',
  noHits: 'Inga produkter',
  noHitsText: 'Inga produkter matchar dina filter.',
  subCategories: 'Kategorier',
  offer: 'Erbjudande',
  couponCode: 'Använd koden {0}',
  sortBy: 'Sortera efter',
  sortOrderLatest: 'Nyaste',
  sortOrderRelevance: 'Mest relevant',
  sortOrderName: 'Namn',
  sortOrderPriceAscending: 'Pris, lågt till högt',
  sortOrderPriceDescending: 'Pris, högt till lågt',
  sortOrderPopularity: 'Mest populära',
  view: 'Visa som',
  grid: 'Rutnät',
  list: 'Lista',
};
