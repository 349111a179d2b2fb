import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../components/plain/Button';
import { ErrorNotice } from '../../components/plain/ErrorNotice';
import { useTranslate } from '../../i18n/useTranslate';
import type { Listing } from './query/useListing';
import styles from './LoadMore.module.css';
import { announce } from '../../components/plain/LiveRegion';
import { selectionOf } from './query/listingAddress';

/** Distance in px from the end of the list at which more is loaded (LIST-07). */
const sentinelDistance = 100;

/** Observer margin above the window, in px: a jump to the end of the page skips the end of the list. */
const unlimitedAbove = 10_000_000;

/**
 * LIST-07: call back when an element comes within 100 px of the window, and again if it still is after a load.
 * @param onNear undefined while there is nothing to load
 * @param loadedCount number of loaded products; a change observes the element again
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
  /** Called when the button is pressed, but not for loads triggered by scrolling. */
  onPress: () => void;
}

/**
 * End of the list: number of products shown (LIST-06), and more by scrolling, button or retry, or a note that all are
 * shown.
 */
export function LoadMore({ listing, onPress }: LoadMoreProps) {
  const t = useTranslate();
  const { products, numberOfHits, more } = listing;
  const sentinel = useSentinel(more.exists && !more.failed ? more.load : undefined, products.length);
  return (
    <div className={styles.end}>
      <div ref={sentinel} />
      <p className={styles.count}>{t('listing.showing', [products.length, numberOfHits])}</p>
      {!more.exists && <p className={styles.count}>{t('listing.end')}</p>}
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

interface ShowPreviousProps {
  listing: Pick<Listing, 'previous'>;
  onPress: () => void;
}

/** Button for the products before the first card, when the URL starts further on in the list (LIST-04). */
export function ShowPrevious({ listing: { previous }, onPress }: ShowPreviousProps) {
  const t = useTranslate();
  const press = () => {
    onPress();
    previous.load();
  };
  if (!previous.exists) return null;
  return (
    <div className={styles.beginning}>
      {previous.failed ? (
        <ErrorNotice message={t('listing.moreFailed')} onRetry={press} retrying={previous.isLoading} />
      ) : (
        <Button variant="secondary" loading={previous.isLoading} onClick={press}>
          {t('listing.showPrevious')}
        </Button>
      )}
    </div>
  );
}

/** Delay before a pending response is announced, in ms. */
export const loadingDelay = 400;

/**
 * LIST-01, LIST-07: announce to screen readers, politely, that products are loading, then the number of products of a
 * new selection or of a further load.
 */
export function useAnnounceLoads(listing: Listing): void {
  const { address, products, numberOfHits, isLoaded, isFailed, isLoading, more, previous } = listing;
  const t = useTranslate();
  const before = useRef<{ selection: string; count: number }>(undefined);
  const announcedLoading = useRef(false);
  const selection = selectionOf(address);
  const count = products.length;
  const isPending = isLoading || more.isLoading || previous.isLoading;

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      announcedLoading.current = true;
      announce(t('listing.loading'));
    }, loadingDelay);
    return () => clearTimeout(timer);
  }, [isPending, t]);

  useEffect(() => {
    if (!isLoaded) return;
    const { selection: lastSelection, count: lastCount = 0 } = before.current ?? {};
    const isFirst = lastSelection === undefined;
    before.current = { selection, count };
    if (isFirst ? announcedLoading.current : lastSelection !== selection) {
      announce(t('filters.found', [numberOfHits]));
    } else if (!isFirst && count > lastCount) {
      const added = count - lastCount;
      announce(t('listing.added', [added, count, numberOfHits]));
    }
    announcedLoading.current = false;
  }, [isLoaded, selection, count, numberOfHits, t]);

  // A failed first load shows no message (LIST-08), so its announcement is cleared.
  useEffect(() => {
    if (isFailed && announcedLoading.current) announce('');
  }, [isFailed]);
}
