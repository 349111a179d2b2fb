import { useEffect, useRef } from 'react';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ResultsTitle.module.css';

/** Announce the number of results politely, once per search; filtered lists announce their own. */
export function useResultsAnnounced(query: string, count: number | undefined): void {
  const t = useTranslate();
  const isSaid = useRef(false);
  useEffect(() => {
    if (count === undefined || isSaid.current) return;
    isSaid.current = true;
    announce(count > 0 ? t('search.hits', [count]) : t('search.noResults', [query]));
  }, [count, query, t]);
}

/** SRCH-02: heading of the search page, with the search text and, once known, the number of products. */
export function ResultsTitle({ query, count }: { query: string; count: number | undefined }) {
  const t = useTranslate();
  return (
    <h1 className={styles.title}>
      {t('search.resultsFor', [query])}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{t('filters.found', [count])}</span>
        </>
      )}
    </h1>
  );
}
