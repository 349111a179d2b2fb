import { useTranslate } from '../../i18n/useTranslate';
import styles from './priceNote.module.css';
import { useVat } from './systemSetting';

/** CARD-08: VAT basis of a list whose amounts have no labels, such as the cart. */
export function VatNote() {
  const t = useTranslate();
  const { inclVat } = useVat();
  return <p className={styles.basis}>{t(inclVat ? 'product.pricesInclVat' : 'product.pricesExVat')}</p>;
}
