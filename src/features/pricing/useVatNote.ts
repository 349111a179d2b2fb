import { useTranslate } from '../../i18n/useTranslate';
import { useVat } from './systemSetting';

/** CARD-08: whether the prices of a list include VAT, in words. */
export function useVatNote(): string {
  const t = useTranslate();
  const { inclVat } = useVat();
  return t(inclVat ? 'product.pricesInclVat' : 'product.pricesExVat');
}
