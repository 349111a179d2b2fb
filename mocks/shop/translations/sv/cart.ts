import type { Areas } from '../areas';

/** Swedish texts of the cart area. */
export const cart: Areas['cart'] = {
  title: 'Varukorg',
  empty: 'Varukorgen är tom',
  emptyText: 'Det du lägger i den visas här, med vad det kostar.',
  visitorText: 'Logga in för att se priser och handla.',
  code: 'Artikelnummer {0}',
  quantity: 'Antal: {0}',
  inStock: 'I lager',
  shortOfStock: 'Bara {0} i lager',
  outOfStock: 'Inte i lager',
  notActive: 'Säljs inte längre',
  items: 'Varor',
  shipping: 'Frakt',
  vat: 'Moms',
  ofWhichVat: 'Varav moms',
  saved: 'Sparat: {0}',
  total: 'Totalt inkl. moms',
  goToCart: 'Gå till varukorgen',
  continueShopping: 'Fortsätt handla',
  add: 'Lägg i varukorgen',
  addNamed: 'Lägg {0} i varukorgen',
  added: 'Tillagd',
  addedNamed: '{0} ligger i varukorgen',
};
