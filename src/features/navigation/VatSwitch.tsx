import { useTranslate } from '../../i18n/useTranslate';
import { useVat } from '../pricing/systemSetting';
import styles from './VatSwitch.module.css';

/** CARD-08: shows prices including VAT, or excluding it. */
export function VatSwitch() {
  const t = useTranslate();
  const { inclVat, toggleVat } = useVat();
  return (
    <button type="button" role="switch" aria-checked={inclVat} className={styles.switch} onClick={toggleVat}>
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.label}>{t('navigation.pricesInclVat')}</span>
    </button>
  );
}
