import { useTranslate } from '../../../i18n/useTranslate';
import { useIsServerRender } from '../../../lib/useIsServerRender';
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

/** LIST-06: “24 of 240”, or the total; no total on the search page, whose heading has it. */
function Count({ listing: { isLoaded, numberOfHits, products, source } }: Pick<SortBarProps, 'listing'>) {
  const t = useTranslate();
  const isPart = products.length > 0 && products.length < numberOfHits;
  if (!isPart && source.operation === 'search') return null;
  const text = isPart
    ? t('listing.shownOf', [products.length, numberOfHits])
    : t('filters.found', [numberOfHits]);
  return <p className={styles.count}>{isLoaded ? text : '\u00a0'}</p>;
}

/**
 * LIST-01, LIST-06: number of products, sign-in for visitors, sort order and, in wide windows, the view; in narrow ones
 * the filter button.
 */
export function SortBar({ listing, view, onView, onShowProducts }: SortBarProps) {
  const isWide = useMediaQuery(media.filterSidebar);
  const isNarrow = useMediaQuery(media.fullWidthModal);
  // The window is a guess: the style sheet hides the one that does not fit.
  const hasBoth = useIsServerRender();
  const { isLoaded, numberOfHits } = listing;
  const signIn = (!isLoaded || numberOfHits > 0) && <SignInForPrices />;
  return (
    <>
      <div className={styles.bar}>
        {(!isWide || hasBoth) && <FilterButton listing={listing} onShowProducts={onShowProducts} />}
        <Count listing={listing} />
        {!isNarrow && signIn}
        <SortChoice listing={listing} />
        {(isWide || hasBoth) && <ViewToggle view={view} onView={onView} />}
      </div>
      {isNarrow && signIn && <div className={styles.signIn}>{signIn}</div>}
    </>
  );
}
