import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ResultsTitle.module.css';

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
