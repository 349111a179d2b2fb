import { useEffect, useRef } from 'react';
import { announce } from '../../../components/LiveRegion/announce';
import { useTranslate } from '../../../i18n/useTranslate';
import { totalCount } from './quickHits';
import type { QuickSearch } from './useQuickSearch';

/** Says politely how many hits there are, or that there are none, once for each answer that shows. */
export function useHitsAnnounced(search: QuickSearch, query: string, shown: boolean): void {
  const t = useTranslate();
  const count = shown && search.status === 'found' ? totalCount(search.hits) : undefined;
  useEffect(() => {
    if (count === undefined) return;
    announce(count > 0 ? t('search.hits', [count]) : t('search.noResults', [query]));
  }, [count, query, t]);
}

/**
 * Says politely how much a search has found, once: what narrows it afterwards is for the list to say.
 * @param count undefined until it is known
 */
export function useResultsAnnounced(query: string, count: number | undefined): void {
  const t = useTranslate();
  const isSaid = useRef(false);
  useEffect(() => {
    if (count === undefined || isSaid.current) return;
    isSaid.current = true;
    announce(count > 0 ? t('search.hits', [count]) : t('search.noResults', [query]));
  }, [count, query, t]);
}
