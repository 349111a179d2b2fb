import type { Areas } from '../areas';

/** Swedish texts of the product area. */
export const product: Areas['product'] = {
  articleNumber: 'Artikelnummer',
  tags: 'Värt att veta',
  new: 'Nyhet',
  bestSeller: 'Storsäljare',
  recommended: 'Rekommenderas',
  colorsOf: 'Färger på {0}',
  moreColors: '{0} färger till',
  variants: '{0} varianter',
  discontinued: 'Utgått',
  notInStock: 'Slut i lager',
  fewLeft: 'Få kvar',
  inStockSome: 'I lager (10+)',
  inStockMany: 'I lager (50+)',
  exVat: 'exkl. moms',
  inclVat: 'inkl. moms',
  discount: '−{0} %',
  contactForPrice: 'Kontakta oss för pris',
};
