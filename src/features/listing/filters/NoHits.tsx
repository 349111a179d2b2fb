import type { MouseEvent } from 'react';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { useTranslate } from '../../../i18n/useTranslate';
import { useActiveFilters } from './useActiveFilters';
import { useFacets, type Filterable } from './useFacets';

/** Removes filters. The pressed button is removed with them, so focus moves to the list around it first. */
const withFocusOnList = (remove: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest('section')?.focus();
  remove();
};

/** Shown where the filters leave no hits: offers to remove the last of them, or all. */
export function NoHits({ listing }: { listing: Filterable }) {
  const t = useTranslate();
  const { filters, remove, clear } = useActiveFilters(listing, useFacets(listing));
  const last = filters.at(-1);
  return (
    <EmptyState title={t('listing.noHits')} text={last && t('listing.noHitsText')}>
      {last && (
        <>
          <Button onClick={withFocusOnList(clear)}>{t('filters.clear')}</Button>
          {filters.length > 1 && (
            <Button variant="secondary" onClick={withFocusOnList(() => remove(last))}>
              {t('filters.removeLast', [last.label])}
            </Button>
          )}
        </>
      )}
    </EmptyState>
  );
}
