import type { Areas } from '../areas';

/** Norwegian texts of the cart area. */
export const cart: Areas['cart'] = {
  title: 'Handlekurv',
  empty: 'Handlekurven er tom',
  emptyText: 'Det du legger i den, står her, med hva det koster.',
  visitorText: 'Logg inn for å se priser og handle.',
  code: 'Varenummer {0}',
  quantity: 'Antall: {0}',
  inStock: 'På lager',
  shortOfStock: 'Bare {0} på lager',
  outOfStock: 'Ikke på lager',
  notActive: 'Selges ikke lenger',
  items: 'Varer',
  shipping: 'Frakt',
  vat: 'Mva.',
  ofWhichVat: 'Herav mva.',
  saved: 'Spart: {0}',
  total: 'Totalt inkl. mva.',
  goToCart: 'Gå til handlekurven',
  continueShopping: 'Handle videre',
  add: 'Legg i kurven',
  addNamed: 'Legg {0} i handlekurven',
  added: 'Lagt til',
  addedNamed: '{0} ligger i handlekurven',
};
