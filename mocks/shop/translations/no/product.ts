import type { Areas } from '../areas';

/** Norwegian texts of the product area. */
export const product: Areas['product'] = {
  articleNumber: 'Artikkelnummer',
  tags: 'Verdt å vite',
  new: 'Nyhet',
  bestSeller: 'Bestselger',
  recommended: 'Anbefalt',
  colorsOf: 'Farger på {0}',
  moreColors: '{0} farger til',
  variants: '{0} varianter',
  discontinued: 'Utgått',
  notInStock: 'Ikke på lager',
  fewLeft: 'Få igjen',
  inStockSome: 'På lager (10+)',
  inStockMany: 'På lager (50+)',
  exVat: 'eks. mva.',
  inclVat: 'inkl. mva.',
  discount: '−{0} %',
  contactForPrice: 'Kontakt oss for pris',
};
