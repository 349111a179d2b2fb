import { hasFeature } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import { useVat } from '../pricing/systemSetting';
import styles from './VatSwitch.module.css';

/** CARD-08: switch between prices with and without VAT; renders nothing for visitors, who see no prices. */
export function VatSwitch() {
  const t = useTranslate();
  const { inclVat, toggleVat } = useVat();
  const signedIn = useSignedIn();
  const [incl, ex] = [t('navigation.inclVat'), t('navigation.exVat')];
  if (!signedIn || !hasFeature('vat-switch')) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={inclVat}
      // The words are part of the name, so that they can be said to press it (WCAG 2.5.3).
      aria-label={`${t('navigation.pricesInclVat')} (${incl} ${ex})`}
      className={styles.switch}
      onClick={toggleVat}
    >
      <span className={styles.word}>{incl}</span> <span className={styles.word}>{ex}</span>
    </button>
  );
}
