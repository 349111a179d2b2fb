import type { Areas } from '../areas';

/** Norwegian texts of the search area. */
export const search: Areas['search'] = {
  box: 'Søk i butikken',
  again: 'Søk etter noe annet',
  placeholder: 'Hva ser du etter?',
  clear: 'Tøm søket',
  submit: 'Søk',
  loading: 'Søker …',
  noResults: 'Ingen treff på «{0}»',
  noResultsTip: 'Sjekk stavemåten, eller prøv et videre ord eller et artikkelnummer.',
  failed: 'Søket kunne ikke gjennomføres. Prøv igjen',
  hits: 'Treff: {0}',
  found: 'Dette fant vi',
  suggestions: 'Forslag',
  didYouMean: 'Mente du',
  articles: 'Artikkelnumre',
  products: 'Produkter',
  categories: 'Kategorier',
  content: 'Guider og sider',
  noResultsText: 'Sjekk stavemåten, prøv et videre ord eller et artikkelnummer, eller gå videre herfra.',
  seeAll: 'Se alle treff ({0})',
  inStock: 'På lager',
  outOfStock: 'Ikke på lager',
};
