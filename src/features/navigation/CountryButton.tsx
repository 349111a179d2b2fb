import Globe from 'lucide-react/icons/globe';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { openModal } from '../../components/plain/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import styles from './CountryButton.module.css';

function CurrentCountry() {
  const t = useTranslate();
  const { countries, currentCountry } = useSettings();
  const country = countries.find(({ code }) => code === currentCountry)?.name ?? currentCountry;
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={t('navigation.countryButton', [country])}
      onClick={() => openModal('countrySelector')}
    >
      <Icon icon={Globe} size="s" />
      <span className={styles.country}>{country}</span>
    </button>
  );
}

/** APP-18: the current country, as a button that opens the choice of country and language. */
export function CountryButton() {
  return (
    <ErrorBoundary operation="getGlobalSettings" place="/countries" resetKey={useSettings()}>
      <CurrentCountry />
    </ErrorBoundary>
  );
}
