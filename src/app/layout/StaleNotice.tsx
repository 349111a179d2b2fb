import { ErrorNotice } from '../../components/plain/ErrorNotice';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './StaleNotice.module.css';

/**
 * Notice that the page on screen could not be refetched, with a retry (APP-03). It is the last element of the page
 * and sticky, since the outdated prices can be anywhere on the page.
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
