import type { Translate } from '../../i18n/translate';

/** CARD-08: a label or an amount beside a total with VAT, with a note where it is without VAT itself. */
export const vatLabel = (text: string, inclVat: boolean, t: Translate): string =>
  inclVat ? text : `${text} ${t('product.exVat')}`;
