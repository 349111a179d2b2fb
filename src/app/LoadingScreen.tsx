import { classNames } from '../components/classNames';
import { useTranslate } from '../i18n/useTranslate';
import styles from './LoadingScreen.module.css';

/**
 * The screen with the pulsing logo (1.5 s) while a page loads (APP-06).
 * @param below whether it stands below the header instead of filling the window
 */
export function LoadingScreen({ below = false }: { below?: boolean }) {
  const t = useTranslate();
  return (
    <div className={classNames(styles.screen, below && styles.below)} role="status">
      <svg className={styles.logo} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 5 35 20H29.5L38 32H27v11h-6V32H10l8.5-12H13z" />
      </svg>
      <span className="visually-hidden">{t('common.loadingPage')}</span>
    </div>
  );
}
