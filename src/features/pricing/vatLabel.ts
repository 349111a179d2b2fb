import type { Translate } from '../../i18n/translate';

/** CARD-08: label beside a total with VAT; adds a note when its own amount is without VAT. */
export const vatLabel = (text: string, inclVat: boolean, t: Translate): string =>
  inclVat ? text : `${text} ${t('product.exVat')}`;
