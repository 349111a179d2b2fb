import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/plain/Button';
import { Icon } from '../../../components/plain/Icon';
import { openModal, useModal } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ChosenCount.module.css';
import { useActiveFilters } from './useActiveFilters';
import type { Filterable } from './useFacets';

interface FilterButtonProps {
  listing: Filterable;
  /** Called after the modal has been closed by its Show button. */
  onShowProducts: () => void;
}

/** LIST-02: open the filters in a modal; its label contains the number of active filters. */
export function FilterButton({ listing, onShowProducts }: FilterButtonProps) {
  const t = useTranslate();
  const isModalOpen = useModal() !== null;
  const leadsToProducts = useRef(false);
  const { length } = useActiveFilters(listing, listing.facets).filters;

  // After the dialog has closed: while open it keeps the page inert.
  useEffect(() => {
    if (!leadsToProducts.current || isModalOpen) return;
    leadsToProducts.current = false;
    onShowProducts();
  }, [isModalOpen, onShowProducts]);

  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={length > 0 ? t('filters.openCount', [length]) : undefined}
      onClick={() =>
        openModal('filter', {
          source: listing.source,
          onShow: () => {
            leadsToProducts.current = true;
          },
        })
      }
    >
      <Icon icon={SlidersHorizontal} size="s" />
      {t('filters.title')}
      {length > 0 && <span className={styles.chosen}>{length}</span>}
    </Button>
  );
}
