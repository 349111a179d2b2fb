import { ErrorNotice } from '../../../components/plain/ErrorNotice';
import { Skeleton } from '../../../components/plain/Skeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { totalCount, type QuickHits } from './quickHits';
import styles from './QuickResults.module.css';
import type { QuickSearch } from './useQuickSearch';

const skeletonRows = 3;

function Loading() {
  const t = useTranslate();
  return (
    <>
      <p className={styles.status}>{t('search.loading')}</p>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: skeletonRows }, (_, place) => (
          <div key={place} className={styles.row}>
            <Skeleton ratio="1 / 1" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
    </>
  );
}

interface QuickStatusProps {
  search: QuickSearch;
  /** Hits of the search; undefined until found. */
  hits: QuickHits | undefined;
  /** Search text. */
  query: string;
}

/** SRCH-04: status of the search: loading, failed with a retry, or no hits. */
export function QuickStatus({ search, hits, query }: QuickStatusProps) {
  const t = useTranslate();
  if (search.status === 'loading') return <Loading />;
  if (search.status === 'failed') return <ErrorNotice message={t('search.failed')} onRetry={search.retry} />;
  if (!hits || totalCount(hits) > 0) return null;
  return (
    <div className={styles.status}>
      <p>{t('search.noResults', [query])}</p>
      <p className={styles.tip}>{t('search.noResultsTip')}</p>
    </div>
  );
}
