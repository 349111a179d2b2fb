import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ResultsTitle.module.css';

/** SRCH-02: the search page's heading: what was searched for, and the number of hits once it is known. */
export function ResultsTitle({ query, count }: { query: string; count: number | undefined }) {
  const t = useTranslate();
  return (
    <h1 className={styles.title}>
      {t('search.resultsFor', [query])}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{t('common.number', [count])}</span>
        </>
      )}
    </h1>
  );
}
