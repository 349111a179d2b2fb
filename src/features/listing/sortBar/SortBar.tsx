import { useTranslate } from '../../../i18n/useTranslate';
import { media } from '../../../theme/breakpoints';
import { useMediaQuery } from '../../../theme/useMediaQuery';
import { SignInForPrices } from '../../pricing/SignInForPrices';
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
  /** Called after the filter modal has been closed by its Show button. */
  onShowProducts: () => void;
}

/**
 * LIST-01: number of products (in the heading for a search), sign-in for visitors, sort order and, in wide windows, the
 * view; in narrow ones the filter button.
 */
export function SortBar({ listing, view, onView, onShowProducts }: SortBarProps) {
  const t = useTranslate();
  const isWide = useMediaQuery(media.filterSidebar);
  const isNarrow = useMediaQuery(media.fullWidthModal);
  const { isLoaded, numberOfHits, source } = listing;
  const signIn = (!isLoaded || numberOfHits > 0) && <SignInForPrices />;
  return (
    <>
      <div className={styles.bar}>
        {!isWide && <FilterButton listing={listing} onShowProducts={onShowProducts} />}
        {source.operation !== 'search' && (
          <p className={styles.count}>{isLoaded ? t('filters.found', [numberOfHits]) : '\u00a0'}</p>
        )}
        {!isNarrow && signIn}
        <SortChoice listing={listing} />
        {isWide && <ViewToggle view={view} onView={onView} />}
      </div>
      {isNarrow && signIn && <div className={styles.signIn}>{signIn}</div>}
    </>
  );
}
