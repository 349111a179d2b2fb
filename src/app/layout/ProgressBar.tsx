import { useTranslate } from '../../i18n/useTranslate';
import styles from './ProgressBar.module.css';

/** Thin bar at the top of the window while a cached page on screen is refetched (APP-03). */
export function ProgressBar() {
  const t = useTranslate();
  return <div className={styles.bar} role="progressbar" aria-label={t('common.loadingPage')} />;
}
