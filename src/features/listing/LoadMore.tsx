import { Button } from '../../components/Button/Button';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../i18n/useTranslate';
import type { Listing } from './useListing';
import { useSentinel } from './useSentinel';
import styles from './LoadMore.module.css';

type LoadMoreProps = Pick<
  Listing,
  'products' | 'numberOfHits' | 'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore'
> & {
  /** The button was pressed, rather than the end reached by scrolling. */
  onPress: () => void;
};

/** The end of the list: how much of it shows (LIST-06), and more by scrolling, by button or by trying again. */
export function LoadMore({
  products,
  numberOfHits,
  hasMore,
  isLoadingMore,
  moreFailed,
  loadMore,
  onPress,
}: LoadMoreProps) {
  const t = useTranslate();
  const sentinel = useSentinel(hasMore && !moreFailed ? loadMore : undefined, products.length);
  return (
    <div className={styles.end}>
      <div ref={sentinel} />
      <p className={styles.count}>{t('listing.showing', [products.length, numberOfHits])}</p>
      {moreFailed && (
        <ErrorNotice message={t('listing.moreFailed')} onRetry={loadMore} retrying={isLoadingMore} />
      )}
      {hasMore && !moreFailed && (
        <Button
          variant="secondary"
          loading={isLoadingMore}
          onClick={() => {
            onPress();
            loadMore();
          }}
        >
          {t('listing.loadMore')}
        </Button>
      )}
    </div>
  );
}
