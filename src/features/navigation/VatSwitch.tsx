import { hasFeature } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import { useVat } from '../pricing/systemSetting';
import styles from './VatSwitch.module.css';

/** CARD-08: switches between prices with and without VAT; renders nothing for visitors, who see no prices. */
export function VatSwitch() {
  const t = useTranslate();
  const { inclVat, toggleVat } = useVat();
  const signedIn = useSignedIn();
  if (!signedIn || !hasFeature('vat-switch')) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={inclVat}
      aria-label={t('navigation.pricesInclVat')}
      className={styles.switch}
      onClick={toggleVat}
    >
      <span className={styles.word} aria-hidden="true">
        {t('navigation.inclVat')}
      </span>
      <span className={styles.word} aria-hidden="true">
        {t('navigation.exVat')}
      </span>
    </button>
  );
}
