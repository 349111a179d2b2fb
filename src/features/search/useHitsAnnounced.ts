import { useEffect } from 'react';
import { announce } from '../../components/LiveRegion/announce';
import { useTranslate } from '../../i18n/useTranslate';
import { foundCount } from './quickHits';
import type { QuickSearch } from './useQuickSearch';

/** Says politely how many hits there are, or that there are none, once for each answer that shows. */
export function useHitsAnnounced(search: QuickSearch, query: string, shown: boolean): void {
  const t = useTranslate();
  const count = shown && search.status === 'found' ? foundCount(search.hits) : undefined;
  useEffect(() => {
    if (count === undefined) return;
    announce(count > 0 ? t('search.hits', [count]) : t('search.noResults', [query]));
  }, [count, query, t]);
}
