import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSuggestionsQuery } from '../../api/generated/queries';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './NothingFound.module.css';
import { PopularCategories } from './PopularCategories';
import { useSearchAddress } from './searchAddress';

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

interface NothingFoundProps {
  /** What was searched for. */
  query: string;
  /** Whom to ask. */
  contact: ReactNode;
}

/** SRCH-04: nothing was found, and the ways on: other texts, help with this one, categories, people. */
export function NothingFound({ query, contact }: NothingFoundProps) {
  const t = useTranslate();
  return (
    <>
      <h1 className={styles.title}>{t('search.noResults', [query])}</h1>
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
