import Globe from 'lucide-react/icons/globe';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { IconButton } from '../../components/plain/IconButton';
import { openModal } from '../../components/plain/modalStore';
import { hasFeature } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { currentTheme, type ThemeMode, toggleTheme } from '../../theme/themeMode';
import { useVat } from '../pricing/vatDisplay';
import { usePricesShown } from '../pricing/usePricesShown';
import { useSettings } from '../settings/settings';
import styles from './Switches.module.css';

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

/** APP-18: the current country, as a button that opens the selection of country and language. */
export function CountryButton() {
  return (
    <ErrorBoundary operation="getGlobalSettings" path="/countries" resetKey={useSettings()}>
      <CurrentCountry />
    </ErrorBoundary>
  );
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** APP-09: current theme of the document; re-renders on change. */
function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
}

/** APP-09: switch between light and dark by the application event, unless the deployment has no dark theme. */
export function ThemeSwitch() {
  const t = useTranslate();
  const isDark = useThemeMode() === 'dark';
  if (!hasFeature('dark-theme')) return null;
  const label = t(isDark ? 'navigation.useLight' : 'navigation.useDark');
  return <IconButton icon={isDark ? Sun : Moon} label={label} onClick={toggleTheme} />;
}

/** CARD-08: switch between prices with and without VAT; renders nothing where prices are not shown. */
export function VatSwitch() {
  const t = useTranslate();
  const { inclVat, toggleVat } = useVat();
  const pricesShown = usePricesShown();
  const [incl, ex] = [t('navigation.inclVat'), t('navigation.exVat')];
  if (!pricesShown || !hasFeature('vat-switch')) return null;
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
