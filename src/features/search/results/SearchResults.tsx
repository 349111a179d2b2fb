import { Suspense, useEffect, type ReactNode, useState, useId } from 'react';
import type { SearchResult, components } from '../../../api/generated/types';
import { ErrorBoundary, Each } from '../../../components/plain/ErrorBoundary';
import { announce } from '../../../components/plain/LiveRegion';
import { chipRow, LinkChip } from '../../../components/plain/Chip';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { Skeleton } from '../../../components/plain/Skeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { ResultsTitle, useResultsAnnounced } from './ResultsTitle';
import styles from './SearchResults.module.css';
import { Button } from '../../../components/plain/Button';

interface SearchPartProps {
  heading: string;
  count: number;
  children: ReactNode;
}

/** Heading, count and links of one kind of hits, on one line. Renders nothing without hits. */
function SearchPart({ heading, count, children }: SearchPartProps) {
  const t = useTranslate();
  const headingId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.heading}>
        {heading} <span className={styles.count}>{t('common.number', [count])}</span>
      </h2>
      <ul className={styles.hits}>{children}</ul>
    </section>
  );
}

function CategoryHits({ result }: { result: components['schemas']['CategoryResult'] }) {
  const t = useTranslate();
  return (
    <SearchPart heading={t('search.categories')} count={result.numberOfHits}>
      <Each items={result.result} path="/result" keyOf={({ link }) => link.url}>
        {({ heading, link, image }) => (
          <li>
            <LinkChip href={link.url} image={image}>
              {heading}
            </LinkChip>
          </li>
        )}
      </Each>
    </SearchPart>
  );
}

const few = 3;

/** SRCH-02: links to the guides and pages found, on the line of other results: the best ones, or all on request. */
function ContentHits({ result }: { result: components['schemas']['ContentResult'] }) {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const hits = result.result;
  return (
    <SearchPart heading={t('search.content')} count={result.numberOfHits}>
      <Each items={hits.slice(0, showsAll ? undefined : few)} path="/result" keyOf={({ url }) => url}>
        {({ name, url }) => (
          <li>
            <LinkChip href={url}>{name}</LinkChip>
          </li>
        )}
      </Each>
      {hits.length > few && (
        <li>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {t(showsAll ? 'search.fewerPages' : 'search.allPages', [hits.length])}
          </Button>
        </li>
      )}
    </SearchPart>
  );
}

const NothingFound = lazyPart(() => import('./NothingFound').then(({ NothingFound }) => NothingFound));

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

/** SRCH-04: a single placeholder: the position of the products depends on the other hits. */
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
  failed: boolean;
  contact: ReactNode;
  placeholder: ReactNode;
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
