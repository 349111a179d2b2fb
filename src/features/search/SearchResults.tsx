import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { ProductCardSkeleton } from '../product/ProductCard/ProductCardSkeleton';
import { ProductHits } from './ProductHits';
import styles from './SearchResults.module.css';
import { useSearchResults } from './useSearchResults';

const skeletonCards = 8;

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

function Loading() {
  const t = useTranslate();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('search.loading')}
      </p>
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: skeletonCards }, (_, place) => (
          <ProductCardSkeleton key={place} view="grid" />
        ))}
      </div>
    </>
  );
}

interface SearchResultsProps {
  /** What is searched for, not empty. */
  query: string;
  /** Ways on when nothing is found. */
  waysOn: ReactNode;
}

/** SRCH-02: what was found for a text: categories, products, guides and pages, each with its count. */
export function SearchResults({ query, waysOn }: SearchResultsProps) {
  const t = useTranslate();
  const results = useSearchResults(query);
  const { found, failed, retry } = results;
  if (failed) return <ErrorNotice message={t('search.failed')} onRetry={retry} />;
  if (!found) return <Loading />;
  const { productResult, categoryResult, contentResult } = found;
  if (productResult.numberOfHits + categoryResult.numberOfHits + contentResult.numberOfHits === 0) {
    return (
      <EmptyState title={t('search.noResults', [query])} text={t('search.noResultsText')}>
        {waysOn}
      </EmptyState>
    );
  }
  return (
    <>
      <Part heading={t('search.categories')} count={categoryResult.numberOfHits}>
        <ul className={styles.links}>
          {categoryResult.result.map(({ heading, link }) => (
            <li key={link.url}>
              <SafeLink href={link.url} className={styles.category}>
                {heading}
              </SafeLink>
            </li>
          ))}
        </ul>
      </Part>
      <Part heading={t('search.products')} count={productResult.numberOfHits}>
        <ProductHits key={query} results={results} count={productResult.numberOfHits} />
      </Part>
      <Part heading={t('search.content')} count={contentResult.numberOfHits}>
        <ul className={styles.pages}>
          {contentResult.result.map(({ name, url, text }) => (
            <li key={url}>
              <SafeLink href={url}>{name}</SafeLink>
              {text && <p className={styles.muted}>{text}</p>}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
