import type { Areas } from '../areas';

/** Norwegian texts used across the shop. */
export const common: Areas['common'] = {
  shopName: 'Furulia',
  home: 'Hjem',
  loading: 'Laster',
  loadingPage: 'Laster siden',
  close: 'Lukk',
  cancel: 'Avbryt',
  save: 'Lagre',
  edit: 'Rediger',
  delete: 'Slett',
  back: 'Tilbake',
  retry: 'Prøv igjen',
  reload: 'Last siden på nytt',
  showMore: 'Vis flere',
  showLess: 'Vis færre',
  skipToContent: 'Hopp til hovedinnholdet',
  opensInNewTab: 'åpnes i ny fane',
  missingImage: 'Bilde mangler',
  quantityLess: 'Én mindre: {0}',
  quantityMore: 'Én mer: {0}',
  quantityLimit: 'Antallet er et helt tall fra {0} til {1}',
  reducedPrice: 'Nedsatt pris',
  regularPrice: 'Ordinær pris',
};
