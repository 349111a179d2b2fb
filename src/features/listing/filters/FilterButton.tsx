import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { openModal } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './FacetSection.module.css';
import { useActiveFilters } from './useActiveFilters';
import type { Filterable } from './useFacets';

/** LIST-02: opens the filters over the list, and says how many are active. */
export function FilterButton({ listing }: { listing: Filterable }) {
  const t = useTranslate();
  const { length } = useActiveFilters(listing, listing.facets).filters;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={length > 0 ? t('filters.openCount', [length]) : undefined}
      onClick={() => openModal('filter', { source: listing.source })}
    >
      <Icon icon={SlidersHorizontal} size="s" />
      {t('filters.title')}
      {length > 0 && <span className={styles.chosen}>{length}</span>}
    </Button>
  );
}
