import type { Areas } from '../areas';

/** Swedish texts of the search area. */
export const search: Areas['search'] = {
  box: 'Sök i butiken',
  again: 'Sök efter något annat',
  placeholder: 'Vad letar du efter?',
  clear: 'Töm sökningen',
  submit: 'Sök',
  loading: 'Söker …',
  noResults: 'Inga träffar på ”{0}”',
  noResultsTip: 'Kontrollera stavningen, eller prova ett vidare ord eller ett artikelnummer.',
  failed: 'Sökningen kunde inte göras. Försök igen',
  hits: 'Träffar: {0}',
  found: 'Det här hittade vi',
  suggestions: 'Förslag',
  didYouMean: 'Menade du',
  articles: 'Artikelnummer',
  products: 'Produkter',
  categories: 'Kategorier',
  content: 'Guider och sidor',
  noResultsText:
    'Kontrollera stavningen, prova ett vidare ord eller ett artikelnummer, eller gå vidare härifrån.',
  seeAll: 'Se alla träffar ({0})',
  inStock: 'I lager',
  outOfStock: 'Inte i lager',
};
