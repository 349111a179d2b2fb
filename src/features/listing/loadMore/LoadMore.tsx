import { Button } from '../../../components/Button/Button';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Listing } from '../query/useListing';
import { useSentinel } from './useSentinel';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  listing: Pick<Listing, 'products' | 'skip' | 'numberOfHits' | 'more'>;
  /** The button was pressed, rather than the end reached by scrolling. */
  onPress: () => void;
}

/** The end of the list: how much of it shows (LIST-06), and more by scrolling, by button or by trying again. */
export function LoadMore({ listing, onPress }: LoadMoreProps) {
  const t = useTranslate();
  const { products, numberOfHits, more } = listing;
  const sentinel = useSentinel(more.exists && !more.failed ? more.load : undefined, products.length);
  return (
    <div className={styles.end}>
      <div ref={sentinel} />
      <p className={styles.count}>{t('listing.showing', [products.length, numberOfHits])}</p>
      {more.failed && (
        <ErrorNotice message={t('listing.moreFailed')} onRetry={more.load} retrying={more.isLoading} />
      )}
      {more.exists && !more.failed && (
        <Button
          variant="secondary"
          loading={more.isLoading}
          onClick={() => {
            onPress();
            more.load();
          }}
        >
          {t('listing.loadMore')}
        </Button>
      )}
    </div>
  );
}
