import { Button } from '../../components/Button/Button';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SlowNotice.module.css';
import { useElapsed } from './useElapsed';

/** Delay of the notice in ms. */
const slowAfter = 5000;

/** APP-06: notice after 5 s that loading is slow, with a retry that does not wait for the request timeout. */
export function SlowNotice({ onRetry }: { onRetry: () => void }) {
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
