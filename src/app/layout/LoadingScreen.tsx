import { classNames } from '../../components/plain/classNames';
import { Logo } from '../../components/plain/Logo';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './LoadingScreen.module.css';
import { SlowNotice } from './SlowNotice';

interface LoadingScreenProps {
  /** Below the header or the frame in its place, instead of filling the window. */
  below?: 'header' | 'frame';
  /** Refetch the pending queries. */
  onRetry: () => void;
  /** Delay of the notice that offers the retry, in ms; default: 5 s. */
  slowAfter?: number;
}

/** Loading screen with the pulsing logo (1.5 s) while a page loads (APP-06). */
export function LoadingScreen({ below, onRetry, slowAfter }: LoadingScreenProps) {
  const t = useTranslate();
  return (
    <div
      className={classNames(styles.screen, below && styles.below, below !== 'header' && styles.frame)}
      role="status"
    >
      <Logo className={styles.logo} />
      <span className="visually-hidden">{t('common.loadingPage')}</span>
      <SlowNotice onRetry={onRetry} slowAfter={slowAfter} />
    </div>
  );
}
