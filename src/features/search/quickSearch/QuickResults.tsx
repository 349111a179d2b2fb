import { memo, useId, type MouseEvent } from 'react';
import { Each } from '../../../components/ErrorBoundary/Each';
import { useTranslate } from '../../../i18n/useTranslate';
import { QuickOptionLink } from './QuickOptionLink';
import { optionId, type QuickGroup } from './quickOptions';
import styles from './QuickResults.module.css';
import { QuickStatus } from './QuickStatus';
import type { QuickSearch } from './useQuickSearch';

interface GroupProps {
  listId: string;
  group: QuickGroup;
  /** Index of the group's first option in the whole list. */
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
    <Each items={group.options} operation="quickSearch" place={`/${group.name}`} keyOf={() => undefined}>
      {(option, place) => (
        <QuickOptionLink
          id={optionId(listId, first + place)}
          option={option}
          query={query}
          active={first + place === active}
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
  groups: readonly QuickGroup[];
  /** True to skip re-rendering while the deferred text lags behind. */
  isStale: boolean;
}

/** Keep focus in the box on clicks. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** SRCH-04, SRCH-05: the dropdown: loading, error, empty state, or the hits by group. */
export const QuickResults = memo(
  function QuickResults({ search, groups, listId, active, query, onSelect }: QuickResultsProps) {
    const t = useTranslate();
    return (
      <>
        <QuickStatus search={search} query={query} />
        {groups.length > 0 && (
          <div
            id={listId}
            className={styles.list}
            role="listbox"
            tabIndex={-1}
            aria-label={t('search.found')}
            onMouseDown={keepFocus}
          >
            {groups.map((group, place) => (
              <Group
                key={group.name}
                listId={listId}
                group={group}
                first={groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0)}
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
