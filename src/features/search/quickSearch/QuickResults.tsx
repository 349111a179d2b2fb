import { memo, useEffect, useId, useLayoutEffect, type MouseEvent } from 'react';
import { Each } from '../../../components/plain/ErrorBoundary';
import { ErrorNotice } from '../../../components/plain/ErrorNotice';
import { announce } from '../../../components/plain/LiveRegion';
import { Skeleton } from '../../../components/plain/Skeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { optionId } from '../searchBox/useSearchBox';
import { selectHits, totalCount, type QuickHits } from './quickHits';
import { QuickOptionLink, quickGroups, type QuickGroup } from './quickOptions';
import type { QuickSearch } from './useQuickSearch';
import styles from './QuickResults.module.css';

const skeletonRows = 3;

function Loading() {
  const t = useTranslate();
  return (
    <>
      <p className={styles.status}>{t('search.loading')}</p>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton ratio="1 / 1" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
    </>
  );
}

interface QuickStatusProps {
  search: QuickSearch;
  /** Hits of the search; undefined until found. */
  hits: QuickHits | undefined;
  query: string;
}

/** SRCH-04: status of the search: loading, failed with a retry, or no hits. */
function QuickStatus({ search, hits, query }: QuickStatusProps) {
  const t = useTranslate();
  if (search.status === 'loading') return <Loading />;
  if (search.status === 'failed') return <ErrorNotice message={t('search.failed')} onRetry={search.retry} />;
  if (!hits || totalCount(hits) > 0) return null;
  return (
    <div className={styles.status}>
      <p>{t('search.noResults', [query])}</p>
      <p className={styles.tip}>{t('search.noResultsTip')}</p>
    </div>
  );
}

interface GroupProps {
  listId: string;
  group: QuickGroup;
  first: number;
  /** Index of the active option; -1 for none. */
  active: number;
  query: string;
  onSelect: () => void;
}

function Group({ listId, group, first, active, query, onSelect }: GroupProps) {
  const t = useTranslate();
  const headingId = useId();
  const options = (
    <Each items={group.options} operation="quickSearch" path={`/${group.name}`} keyOf={() => undefined}>
      {(option, index) => (
        <QuickOptionLink
          id={optionId(listId, first + index)}
          option={option}
          query={query}
          active={first + index === active}
          onSelect={onSelect}
        />
      )}
    </Each>
  );
  if (group.name === 'all') return options;
  return (
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <div id={headingId} role="presentation" className={styles.heading}>
        {t(`search.${group.name}`)}
        {group.count !== undefined && (
          <span className={styles.count}> {t('common.number', [group.count])}</span>
        )}
      </div>
      {options}
    </div>
  );
}

interface QuickResultsProps extends Omit<GroupProps, 'group' | 'first'> {
  search: QuickSearch;
  hrefFor: (text: string) => string;
  /** Called with the number of options, before they show. */
  onOptions: (options: { query: string; count: number }) => void;
  isStale: boolean;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

function useHitsAnnounced(hits: QuickHits | undefined, query: string): void {
  const t = useTranslate();
  const count = hits && totalCount(hits);
  useEffect(() => {
    if (count === undefined) return;
    announce(count > 0 ? t('search.hits', [count]) : t('search.noResults', [query]));
  }, [count, query, t]);
}

/** SRCH-04, SRCH-05: the dropdown: loading, error, empty state, or the hits by group. */
export const QuickResults = memo(
  function QuickResults({ search, hrefFor, onOptions, listId, active, query, onSelect }: QuickResultsProps) {
    const t = useTranslate();
    const hits =
      search.status === 'found' ? selectHits(search.quick, search.suggestions, search.numbered) : undefined;
    const groups = hits ? quickGroups(hits, query, hrefFor) : [];
    const count = hits && groups.reduce((sum, { options }) => sum + options.length, 0);
    useHitsAnnounced(hits, query);
    useLayoutEffect(() => {
      if (count !== undefined) onOptions({ query, count });
    }, [query, count, onOptions]);
    return (
      <>
        <QuickStatus search={search} hits={hits} query={query} />
        {groups.length > 0 && (
          <div
            id={listId}
            className={styles.list}
            role="listbox"
            tabIndex={-1}
            aria-label={t('search.found')}
            onMouseDown={keepFocus}
          >
            {groups.map((group, index) => (
              <Group
                key={group.name}
                listId={listId}
                group={group}
                first={groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0)}
                active={active}
                query={query}
                onSelect={onSelect}
              />
            ))}
          </div>
        )}
      </>
    );
  },
  (_, { isStale }) => isStale,
);
