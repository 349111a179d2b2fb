import { Suspense, useEffect, type ReactNode } from 'react';
import type { SearchResult } from '../../../api/generated/types';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { announce } from '../../../components/plain/LiveRegion';
import { chipRow } from '../../../components/plain/Chip';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { Skeleton } from '../../../components/plain/Skeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { CategoryHits, ContentHits } from './OtherHits';
import { ResultsTitle, useResultsAnnounced } from './ResultsTitle';
import styles from './SearchResults.module.css';

const NothingFound = lazyPart(() => import('./NothingFound').then(({ NothingFound }) => NothingFound));

/** Placeholder for categories and pages. */
function OtherResultsSkeleton() {
  return (
    <div className={styles.otherResults} aria-hidden="true">
      <div className={chipRow}>
        {['6rem', '9rem', '8rem', '10rem'].map((width) => (
          <Skeleton key={width} width={width} height="2.75rem" />
        ))}
      </div>
    </div>
  );
}

/**
 * SRCH-04: a single placeholder for all results: the position of the products depends on the other hits, so no control
 * is rendered that would shift.
 */
function LoadingResults({ children }: { children: ReactNode }) {
  const t = useTranslate();
  useEffect(() => announce(t('search.loading')), [t]);
  return (
    <>
      <OtherResultsSkeleton />
      {children}
    </>
  );
}

/** Categories and pages; a response that violates the contract may lack either (CALL-05). */
type OtherResults = Partial<Pick<SearchResult, 'categoryResult' | 'contentResult'>>;

const countOf = ({ categoryResult, contentResult }: OtherResults) =>
  (categoryResult?.numberOfHits ?? 0) + (contentResult?.numberOfHits ?? 0);

interface SearchResultsProps {
  /** Search text, not empty. */
  query: string;
  /** Categories and pages found; undefined until known. */
  otherResults: OtherResults | undefined;
  /** Number of products found; undefined until known. */
  productCount: number | undefined;
  /** True when filters are active besides the text: the list then renders its own empty state. */
  narrowed: boolean;
  /** True when the search failed. */
  failed: boolean;
  /** Contact details for the empty state. */
  contact: ReactNode;
  /** Skeletons of products. */
  placeholder: ReactNode;
  /** The list of products. */
  children: ReactNode;
}

/** SRCH-02: results of a search: their number, categories, guides and pages, products; or the empty state. */
export function SearchResults(props: SearchResultsProps) {
  const { query, otherResults, productCount, narrowed, failed, contact, placeholder, children } = props;
  const t = useTranslate();
  const otherCount = otherResults && countOf(otherResults);
  const isKnown = otherCount !== undefined && productCount !== undefined;
  const count = isKnown ? otherCount + productCount : undefined;
  const isEmpty = count === 0 && !narrowed;
  // Without hits, NothingFound announces the articles found by number.
  useResultsAnnounced(query, isEmpty ? undefined : count);
  const loading = <LoadingResults>{placeholder}</LoadingResults>;
  if (isEmpty)
    return (
      <Suspense fallback={loading}>
        <NothingFound query={query} contact={contact} placeholder={loading} />
      </Suspense>
    );
  return (
    <>
      <ResultsTitle query={query} count={isKnown ? productCount : undefined} />
      {!otherResults && !failed && loading}
      {otherResults && otherCount !== 0 && (
        <div className={styles.otherResults}>
          <div className={chipRow}>
            {otherResults.categoryResult && (
              <ErrorBoundary path="/categoryResult" resetKey={otherResults}>
                <CategoryHits result={otherResults.categoryResult} />
              </ErrorBoundary>
            )}
            {otherResults.contentResult && (
              <ErrorBoundary path="/contentResult" resetKey={otherResults}>
                <ContentHits result={otherResults.contentResult} />
              </ErrorBoundary>
            )}
          </div>
        </div>
      )}
      {(failed || (otherResults && (narrowed || productCount !== 0))) && (
        <>
          <h2 className="visually-hidden">{t('search.products')}</h2>
          {children}
        </>
      )}
    </>
  );
}
