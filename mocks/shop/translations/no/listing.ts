import type { Areas } from '../areas';

/** Norwegian texts of the listing area. */
export const listing: Areas['listing'] = {
  products: 'Produkter',
  showing: 'Viser {0} av {1}',
  loading: 'Laster produkter',
  loadMore: 'Vis flere',
  showPrevious: 'Vis forrige',
  moreFailed: 'Flere produkter kunne ikke lastes.',
  refreshFailed: 'Produktene kunne ikke oppdateres. Prisene kan være utdaterte eller mangle.',
  added: '{0} produkter til, {1} av {2} vises',
  addedOne: '1 produkt til, {1} av {2} vises',
  noHits: 'Ingen produkter',
  noHitsText: 'Ingen produkter passer til filtrene du har valgt.',
  subCategories: 'Kategorier',
  offer: 'Tilbud',
  couponCode: 'Bruk koden {0}',
  sortBy: 'Sorter etter',
  sortOrderLatest: 'Nyeste',
  sortOrderRelevance: 'Mest relevant',
  sortOrderName: 'Navn',
  sortOrderPriceAscending: 'Pris, lav til høy',
  sortOrderPriceDescending: 'Pris, høy til lav',
  sortOrderPopularity: 'Mest populære',
  view: 'Vis som',
  grid: 'Rutenett',
  list: 'Liste',
};
