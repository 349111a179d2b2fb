import { useTranslate } from '../../i18n/useTranslate';
import styles from './priceNote.module.css';
import { useVat } from './systemSetting';

/** CARD-08: the VAT basis of a list of lines whose amounts carry no label each, such as those of the cart. */
export function VatNote() {
  const t = useTranslate();
  const { inclVat } = useVat();
  return <p className={styles.basis}>{t(inclVat ? 'product.pricesInclVat' : 'product.pricesExVat')}</p>;
}
