import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './StaleNotice.module.css';

/**
 * Says that a page that stays on screen could not be fetched again, with a retry (APP-03). It is the last element of the
 * page and stays in view, since the prices it may be about are anywhere.
 */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.notice}>
      <div className="page-width">
        <ErrorNotice message={t('errors.pageRefreshFailed')} onRetry={onRetry} />
      </div>
    </div>
  );
}
