import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSuggestionsQuery, variationCodeSearchQuery } from '../../../api/generated/queries';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './NothingFound.module.css';
import { PopularCategories } from '../searchBox/PopularCategories';
import { ProductOption } from '../quickSearch/ProductOption';
import { isArticleNumber } from '../quickSearch/quickHits';
import { useSearchAddress } from '../searchAddress';

/** Other texts that would find something; nothing without any. */
function DidYouMean({ query }: { query: string }) {
  const t = useTranslate();
  const { hrefFor } = useSearchAddress();
  const texts = useQuery(getSuggestionsQuery({ query: { query } })).data?.suggestions ?? [];
  if (texts.length === 0) return null;
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

/** How many articles show at most. */
const mostArticles = 5;

/** Articles with such a number all the same: of products that are discontinued, and so no result. */
function NumberedArticles({ query }: { query: string }) {
  const t = useTranslate();
  const call = variationCodeSearchQuery({ query: { query } });
  const articles = useQuery({ ...call, enabled: isArticleNumber(query) }).data?.results ?? [];
  if (articles.length === 0) return null;
  return (
    <nav aria-label={t('search.articles')}>
      <ul className={styles.articles}>
        {articles.slice(0, mostArticles).map((article) => (
          <li key={article.code}>
            <SafeLink href={article.url} leadsTo="product" className={styles.article}>
              <ProductOption hit={article} query={query} />
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NothingFoundProps {
  /** What was searched for. */
  query: string;
  /** Whom to ask. */
  contact: ReactNode;
}

/** SRCH-04: nothing was found, and the ways on: discontinued articles, other texts, help with this one, categories, people. */
export function NothingFound({ query, contact }: NothingFoundProps) {
  const t = useTranslate();
  return (
    <>
      <h1 className={styles.title}>{t('search.noResults', [query])}</h1>
      <NumberedArticles query={query} />
      <DidYouMean query={query} />
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
