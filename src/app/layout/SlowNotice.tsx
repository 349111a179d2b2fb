import { Button } from '../../components/plain/Button';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SlowNotice.module.css';
import { useElapsed } from './useElapsed';

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
