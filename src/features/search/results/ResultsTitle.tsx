import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ResultsTitle.module.css';

/** SRCH-02: the search page's heading: what was searched for, and how many products were found, once it is known. */
export function ResultsTitle({ query, count }: { query: string; count: number | undefined }) {
  const t = useTranslate();
  return (
    <h1 className={styles.title}>
      {t('search.resultsFor', [query])}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>
            {t(count === 1 ? 'filters.foundOne' : 'filters.found', [count])}
          </span>
        </>
      )}
    </h1>
  );
}
