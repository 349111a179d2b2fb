import { useTranslate } from '../../../i18n/useTranslate';
import { media } from '../../../theme/breakpoints';
import { useMediaQuery } from '../../../theme/useMediaQuery';
import { PriceBasis } from '../../pricing/PriceBasis';
import { FilterButton } from '../filters/FilterButton';
import type { Listing } from '../query/useListing';
import styles from './SortBar.module.css';
import { SortChoice } from './SortChoice';
import type { ListingView } from './useListingView';
import { ViewToggle } from './ViewToggle';

interface SortBarProps {
  listing: Listing;
  view: ListingView;
  onView: (view: ListingView) => void;
  /** Called when the filter modal has closed by its Show button. */
  onShowProducts: () => void;
}

/**
 * LIST-01: the number of products (a search has it in its heading), whether prices include VAT, the order and, in wide windows, the view; in others the
 * filter button.
 */
export function SortBar({ listing, view, onView, onShowProducts }: SortBarProps) {
  const t = useTranslate();
  const isWide = useMediaQuery(media.filterSidebar);
  const isNarrow = useMediaQuery(media.fullWidthModal);
  const { isLoaded, numberOfHits, source } = listing;
  const basis = (!isLoaded || numberOfHits > 0) && <PriceBasis />;
  return (
    <>
      <div className={styles.bar}>
        {!isWide && <FilterButton listing={listing} onShowProducts={onShowProducts} />}
        {source.operation !== 'search' && (
          <p className={styles.count}>
            {isLoaded
              ? t(numberOfHits === 1 ? 'filters.foundOne' : 'filters.found', [numberOfHits])
              : '\u00a0'}
          </p>
        )}
        {!isNarrow && basis}
        <SortChoice listing={listing} />
        {isWide && <ViewToggle view={view} onView={onView} />}
      </div>
      {isNarrow && basis && <div className={styles.basis}>{basis}</div>}
    </>
  );
}
