import { useId, type ReactNode } from 'react';
import type { SearchResult } from '../../api/generated/types';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SearchResults.module.css';

interface PartProps {
  heading: string;
  count: number;
  children: ReactNode;
}

/** One part of the results under its heading and count; none without hits. */
function Part({ heading, count, children }: PartProps) {
  const headingId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.heading}>
        {heading} <span className={styles.muted}>{count}</span>
      </h2>
      {children}
    </section>
  );
}

interface SearchResultsProps {
  /** What is searched for, not empty. */
  query: string;
  /** What was found besides products; undefined until it is known. */
  beside: Pick<SearchResult, 'categoryResult' | 'contentResult'> | undefined;
  /** There is no product for the text, whatever else is chosen. */
  withoutProducts: boolean;
  failed: boolean;
  onRetry: () => void;
  /** Ways on when nothing is found. */
  waysOn: ReactNode;
  /** The products found. */
  children: ReactNode;
}

/** SRCH-02: what was found for a text: categories, products, guides and pages. */
export function SearchResults(props: SearchResultsProps) {
  const t = useTranslate();
  const { query, beside, withoutProducts, failed, onRetry, waysOn, children } = props;
  const categories = beside?.categoryResult;
  const content = beside?.contentResult;
  if (failed) return <ErrorNotice message={t('search.failed')} onRetry={onRetry} />;
  if (withoutProducts && categories?.numberOfHits === 0 && content?.numberOfHits === 0) {
    return (
      <EmptyState title={t('search.noResults', [query])} text={t('search.noResultsText')}>
        {waysOn}
      </EmptyState>
    );
  }
  return (
    <>
      {categories && (
        <Part heading={t('search.categories')} count={categories.numberOfHits}>
          <ul className={styles.links}>
            {categories.result.map(({ heading, link }) => (
              <li key={link.url}>
                <SafeLink href={link.url} className={styles.category}>
                  {heading}
                </SafeLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {!withoutProducts && children}
      {content && (
        <Part heading={t('search.content')} count={content.numberOfHits}>
          <ul className={styles.pages}>
            {content.result.map(({ name, url, text }) => (
              <li key={url}>
                <SafeLink href={url}>{name}</SafeLink>
                {text && <p className={styles.muted}>{text}</p>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
