import { classNames } from '../../components/plain/classNames';
import { Logo } from '../../components/plain/Logo';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './LoadingScreen.module.css';
import { Button } from '../../components/plain/Button';
import { useEffect, useState } from 'react';

interface LoadingScreenProps {
  /** Below the header or the frame in its place, instead of filling the window. */
  below?: 'header' | 'frame';
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

interface SlowNoticeProps {
  onRetry: () => void;
  /** Delay of the notice in ms. */
  slowAfter?: number;
}

/** APP-06: notice after 5 s that loading is slow, with a retry that does not wait for the request timeout. */
export function SlowNotice({ onRetry, slowAfter = 5000 }: SlowNoticeProps) {
  const t = useTranslate();
  if (!useElapsed(slowAfter)) return null;
  return (
    <div className={styles.notice}>
      <p>{t('common.slow')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

/** True once the time, in ms, has passed since mount. */
export function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return elapsed;
}
