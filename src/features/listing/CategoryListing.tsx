import { useCallback, useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadMore } from './LoadMore';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { useAnnounceLoads } from './useAnnounceLoads';
import { useListing } from './useListing';

/**
 * The products of a category (LIST-01): skeletons while they load, cards, more of them at the end.
 * @param id the category's pageId
 */
export function CategoryListing({ id }: { id: string }) {
  const t = useTranslate();
  const listing = useListing(id);
  const [focusAt, setFocusAt] = useState<number>();
  const forgetFocus = useCallback(() => setFocusAt(undefined), []);
  useAnnounceLoads(listing);
  const { products, isLoading, isLoaded, itemsPerLoad } = listing;
  return (
    <section aria-label={t('listing.products')} aria-busy={isLoading}>
      {isLoading && <ProductGridSkeleton count={itemsPerLoad} view="grid" />}
      {isLoaded && products.length === 0 && (
        <EmptyState title={t('listing.noHits')} text={t('listing.noHitsText')} />
      )}
      {products.length > 0 && (
        <>
          <ProductGrid products={products} view="grid" focusAt={focusAt} onFocused={forgetFocus} />
          {listing.isLoadingMore && <ProductGridSkeleton count={itemsPerLoad} view="grid" />}
          <LoadMore {...listing} onPress={() => setFocusAt(products.length)} />
        </>
      )}
    </section>
  );
}
