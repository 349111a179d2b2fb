import { memo, useRef } from 'react';
import { Button } from '../../../components/plain/Button';
import { Chip } from '../../../components/plain/Chip';
import { Each } from '../../../components/plain/ErrorBoundary';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './FilterChips.module.css';
import { listingPart } from '../query/listingSource';
import { useActiveFilters } from './activeFilters';
import { useFacets, type Filterable } from './useFacets';

/**
 * FILT-04, FILT-07: the active filters as removable chips, and a button to clear them. Removing a chip moves focus to
 * the next.
 */
export const FilterChips = memo(function FilterChips({ listing }: { listing: Filterable }) {
  const t = useTranslate();
  const group = useRef<HTMLDivElement>(null);
  const { filters, remove, clear } = useActiveFilters(listing, useFacets(listing));
  const { operation, path } = listingPart(listing.source);
  const focusChip = (index: number) => {
    const chips = group.current?.querySelectorAll<HTMLElement>('li button');
    (chips?.[index] ?? group.current)?.focus();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('filters.active')}
      tabIndex={-1}
      className={styles.group}
      data-nameless={listing.isLoading && listing.facets.length === 0 ? true : undefined}
    >
      {filters.length > 0 && (
        <ul className={styles.chips}>
          <Each items={filters} operation={operation} path={`${path}/facets chip`} keyOf={({ id }) => id}>
            {(filter, index) => (
              <li className={styles.item}>
                <Chip
                  action={
                    filter.facet ? `${t('filters.remove')} ${filter.facet}:` : `${t('filters.remove')}:`
                  }
                  label={filter.label}
                  onRemove={() => {
                    // Before the chip unmounts, so that focus is never lost.
                    focusChip(index + 1 < filters.length ? index + 1 : index - 1);
                    remove(filter);
                  }}
                />
              </li>
            )}
          </Each>
        </ul>
      )}
      {filters.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            focusChip(-1);
            clear();
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
});
