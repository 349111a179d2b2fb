import { classNames } from '../../components/classNames';
import { Logo } from '../../components/Logo/Logo';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './LoadingScreen.module.css';

/**
 * The screen with the pulsing logo (1.5 s) while a page loads (APP-06).
 * @param below whether it stands below the header instead of filling the window
 */
export function LoadingScreen({ below = false }: { below?: boolean }) {
  const t = useTranslate();
  return (
    <div className={classNames(styles.screen, below && styles.below)} role="status">
      <Logo className={styles.logo} />
      <span className="visually-hidden">{t('common.loadingPage')}</span>
    </div>
  );
}
