import { useTranslate } from '../../../i18n/useTranslate';
import { media } from '../../../theme/breakpoints';
import { useMediaQuery } from '../../../theme/useMediaQuery';
import { FilterButton } from '../filters/FilterButton';
import styles from './SortBar.module.css';
import { SortChoice } from './SortChoice';
import type { Listing } from '../query/useListing';
import type { ListingView } from './useListingView';
import { ViewToggle } from './ViewToggle';

interface SortBarProps {
  listing: Listing;
  view: ListingView;
  onView: (view: ListingView) => void;
}

/** LIST-01: how many products there are, in which order, and in wide windows in which form; in others, the filters. */
export function SortBar({ listing, view, onView }: SortBarProps) {
  const t = useTranslate();
  const isWide = useMediaQuery(media.filterSidebar);
  const { isLoaded, numberOfHits } = listing;
  return (
    <div className={styles.bar}>
      {!isWide && <FilterButton listing={listing} />}
      <p className={styles.count}>
        {isLoaded && t(numberOfHits === 1 ? 'filters.foundOne' : 'filters.found', [numberOfHits])}
      </p>
      <SortChoice listing={listing} />
      {isWide && <ViewToggle view={view} onView={onView} />}
    </div>
  );
}
