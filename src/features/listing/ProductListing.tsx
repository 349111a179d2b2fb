import { useCallback, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../i18n/useTranslate';
import { media } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/useMediaQuery';
import { FilterChips } from './filters/FilterChips';
import { Filters } from './filters/Filters';
import { NoHits } from './filters/NoHits';
import { listId } from './query/pageNumbers';
import { LoadMore } from './loadMore/LoadMore';
import { ProductGrid, ProductGridSkeleton } from './grid/ProductGrid';
import styles from './ProductListing.module.css';
import { ShowPrevious } from './loadMore/ShowPrevious';
import { SortBar } from './sortBar/SortBar';
import { useAnnounceLoads } from './loadMore/useAnnounceLoads';
import type { Listing } from './query/useListing';
import { useViewItemList } from './useViewItemList';
import { useListingView } from './sortBar/useListingView';
import { useScrollToListTop } from './useScrollToListTop';

interface ProductListingProps {
  listing: Listing;
  /** What the list is called in the data layer (ANA-01). */
  name: string;
  /** What a first load that failed says; nothing for a category (LIST-08). */
  failure?: string;
}

/** LIST-08: another try, in place of the list alone: what narrows it can still be taken back. */
function FailedLoad({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  const t = useTranslate();
  if (message) return <ErrorNotice message={message} onRetry={onRetry} />;
  return (
    <Button variant="secondary" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
}

/**
 * The products of a category or a search (LIST-01): filters beside them where there is room (LIST-02), the sort bar,
 * skeletons while they load, cards, more of them at the end.
 */
export function ProductListing({ listing, name, failure }: ProductListingProps) {
  const t = useTranslate();
  const hasSidebar = useMediaQuery(media.filterSidebar);
  const [view, chooseView] = useListingView();
  const [focusAt, setFocusAt] = useState<number>();
  const forgetFocus = useCallback(() => setFocusAt(undefined), []);
  useAnnounceLoads(listing);
  useViewItemList(listing, name);
  const { products, skip, isLoading, isLoaded, isFailed, retry, itemsPerLoad, more } = listing;
  const list = listId(listing.source, listing.address);
  const results = useRef<HTMLElement>(null);
  useScrollToListTop(results, list);
  return (
    <div className={styles.layout}>
      {hasSidebar && (
        <aside className={styles.sidebar} aria-label={t('filters.title')}>
          <h2 className="visually-hidden">{t('filters.title')}</h2>
          <Filters listing={listing} />
        </aside>
      )}
      <section
        ref={results}
        className={styles.results}
        aria-label={t('listing.products')}
        aria-busy={isLoading}
        tabIndex={-1}
      >
        <SortBar listing={listing} view={view} onView={chooseView} />
        <FilterChips listing={listing} />
        {isLoading && <ProductGridSkeleton count={itemsPerLoad} view={view} />}
        {isFailed && <FailedLoad message={failure} onRetry={retry} />}
        {isLoaded && products.length === 0 && <NoHits listing={listing} />}
        {products.length > 0 && (
          <>
            <ShowPrevious listing={listing} onPress={() => setFocusAt(Math.max(0, skip - itemsPerLoad))} />
            <ProductGrid
              key={list}
              list={list}
              {...listing}
              view={view}
              focusAt={focusAt}
              onFocused={forgetFocus}
            />
            {more.isLoading && <ProductGridSkeleton count={itemsPerLoad} view={view} />}
            <LoadMore listing={listing} onPress={() => setFocusAt(skip + products.length)} />
          </>
        )}
      </section>
    </div>
  );
}
