import type { ReactNode } from 'react';
import { Each } from '../../../components/plain/ErrorBoundary';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './NothingFound.module.css';
import { PopularCategories } from '../searchBox/PopularCategories';
import { ProductOption } from '../quickSearch/ProductOption';
import type { ProductHit } from '../quickSearch/quickHits';
import { useArticleNumbers, useSuggestions } from '../quickSearch/useQuickSearch';
import { useResultsAnnounced, ResultsTitle } from './ResultsTitle';
import { useSearchAddress } from '../searchAddress';

function DidYouMean({ texts }: { texts: readonly string[] }) {
  const t = useTranslate();
  const { hrefFor } = useSearchAddress();
  return (
    <nav aria-label={t('search.didYouMean')} className={styles.meant}>
      <span aria-hidden="true">{t('search.didYouMean')}</span>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <li key={text}>
            <SafeLink href={hrefFor(text)}>{text}</SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const maxArticles = 5;

/** Articles found by number whose products the search does not list, such as discontinued ones. */
function NumberedArticles({ query, articles }: { query: string; articles: readonly ProductHit[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('search.articles')}>
      <ul className={styles.articles}>
        <Each
          items={articles.slice(0, maxArticles)}
          operation="variationCodeSearch"
          path="/results"
          keyOf={({ code }) => code}
        >
          {(article) => (
            <li>
              <SafeLink href={article.url} leadsTo="product" className={styles.article}>
                <ProductOption hit={article} query={query} />
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}

interface NothingFoundProps {
  query: string;
  contact: ReactNode;
  placeholder: ReactNode;
}

/** SRCH-04: empty state of a search: articles found by number, alternative texts, tips, support, categories. */
export function NothingFound({ query, contact, placeholder }: NothingFoundProps) {
  const t = useTranslate();
  const numbered = useArticleNumbers(query);
  const suggested = useSuggestions(query);
  const isLoading = numbered.isLoading || suggested.isLoading;
  const { results, numberOfHits } = numbered.data ?? { results: [], numberOfHits: 0 };
  const texts = suggested.data?.suggestions ?? [];
  useResultsAnnounced(query, isLoading ? undefined : numberOfHits);
  if (isLoading)
    return (
      <>
        <ResultsTitle query={query} count={undefined} />
        {placeholder}
      </>
    );
  return (
    <>
      {numberOfHits > 0 ? (
        <ResultsTitle query={query} count={numberOfHits} />
      ) : (
        <h1 className={styles.title}>{t('search.noResults', [query])}</h1>
      )}
      {results.length > 0 && <NumberedArticles query={query} articles={results} />}
      {texts.length > 0 && <DidYouMean texts={texts} />}
      <ul className={styles.tips}>
        <li>{t('search.tipSpelling')}</li>
        <li>{t('search.tipWider')}</li>
        <li>{t('search.tipNumber')}</li>
      </ul>
      {contact}
      <PopularCategories />
    </>
  );
}
