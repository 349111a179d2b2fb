import { useEffect, useRef } from 'react';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import { choiceOf } from '../address/listingAddress';
import type { Listing } from '../query/useListing';

/** Delay before a pending response is announced, in ms. */
export const loadingDelay = 400;

/**
 * LIST-01, LIST-07: announce to screen readers, politely, that products are loading, then the number of products of a
 * new selection or of a further load.
 */
export function useAnnounceLoads(listing: Listing): void {
  const { address, products, numberOfHits, isLoaded, isFailed, isLoading, more, previous } = listing;
  const t = useTranslate();
  const before = useRef<{ choice: string; count: number }>(undefined);
  const announcedLoading = useRef(false);
  const choice = choiceOf(address);
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
    const { choice: lastChoice, count: lastCount = 0 } = before.current ?? {};
    const isFirst = lastChoice === undefined;
    before.current = { choice, count };
    if (isFirst ? announcedLoading.current : lastChoice !== choice) {
      announce(t('filters.found', [numberOfHits]));
    } else if (!isFirst && count > lastCount) {
      const added = count - lastCount;
      announce(t('listing.added', [added, count, numberOfHits]));
    }
    announcedLoading.current = false;
  }, [isLoaded, choice, count, numberOfHits, t]);

  // A failed first load shows no message (LIST-08), so its announcement is cleared.
  useEffect(() => {
    if (isFailed && announcedLoading.current) announce('');
  }, [isFailed]);
}
