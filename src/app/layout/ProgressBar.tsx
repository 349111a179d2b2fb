import { useTranslate } from '../../i18n/useTranslate';
import styles from './ProgressBar.module.css';

/** A thin line at the top of the window while a page that already shows is fetched again (APP-03). */
export function ProgressBar() {
  const t = useTranslate();
  return <div className={styles.bar} role="progressbar" aria-label={t('common.loadingPage')} />;
}
