import type { MouseEvent } from 'react';
import { Button } from '../../../components/plain/Button';
import { EmptyState } from '../../../components/plain/EmptyState';
import { useTranslate } from '../../../i18n/useTranslate';
import { useActiveFilters } from './activeFilters';
import { useFacets, type Filterable } from './useFacets';

/** Wrap the removal of filters: move focus to the list first, since the pressed button unmounts. */
const withFocusOnList = (remove: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest('section')?.focus();
  remove();
};

/** Empty state of a filtered list: buttons to remove the last filter or all of them. */
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
