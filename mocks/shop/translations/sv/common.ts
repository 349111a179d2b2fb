import type { Areas } from '../areas';

/** Swedish texts used across the shop. */
export const common: Areas['common'] = {
  shopName: 'Furulia',
  home: 'Hem',
  loading: 'Laddar',
  loadingPage: 'Laddar sidan',
  close: 'Stäng',
  cancel: 'Avbryt',
  save: 'Spara',
  edit: 'Redigera',
  delete: 'Ta bort',
  back: 'Tillbaka',
  retry: 'Försök igen',
  reload: 'Ladda om sidan',
  showMore: 'Visa fler',
  showLess: 'Visa färre',
  skipToContent: 'Hoppa till huvudinnehållet',
  opensInNewTab: 'öppnas i ny flik',
  missingImage: 'Bild saknas',
  quantityLess: 'En mindre: {0}',
  quantityMore: 'En till: {0}',
  quantityLimit: 'Antalet är ett heltal från {0} till {1}',
  reducedPrice: 'Nedsatt pris',
  regularPrice: 'Ordinarie pris',
};
