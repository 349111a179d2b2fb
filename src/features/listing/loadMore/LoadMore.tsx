import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Listing } from '../query/useListing';
import styles from './LoadMore.module.css';

/** How near the end of the list may come before more is loaded, in px (LIST-07). */
const sentinelDistance = 100;

/** In px: a jump to the end of the page passes the end of the list without it ever being in view. */
const unlimitedAbove = 10_000_000;

/**
 * LIST-07: calls back whenever an element comes within 100 px of view, and again when it is still there after a load.
 * @param onNear undefined while there is nothing to call
 * @param loadedCount how many products are loaded; the element is observed again when it changes
 */
function useSentinel(
  onNear: (() => void) | undefined,
  loadedCount: number,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sentinel.current || !onNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: `${unlimitedAbove}px 0px ${sentinelDistance}px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [onNear, loadedCount]);
  return sentinel;
}

interface LoadMoreProps {
  listing: Pick<Listing, 'products' | 'skip' | 'numberOfHits' | 'more'>;
  /** The button was pressed, rather than the end reached by scrolling. */
  onPress: () => void;
}

/** The end of the list: how much of it shows (LIST-06), and more by scrolling, by button or by a retry. */
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
