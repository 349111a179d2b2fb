import { Button } from '../../components/Button/Button';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SlowNotice.module.css';
import { useElapsed } from './useElapsed';

/** How long loading goes on before the notice shows, in ms. */
const slowAfter = 5000;

/** APP-06: after 5 s a notice that loading takes long, with a retry that does not wait for the deadline. */
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
