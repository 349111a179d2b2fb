import { useEffect, useRef } from 'react';
import { announce } from '../../../components/LiveRegion/announce';
import { useTranslate } from '../../../i18n/useTranslate';
import { choiceOf } from '../address/listingAddress';
import type { Listing } from '../query/useListing';

/** Tells those who listen how many products another choice has, and how many came with each further load (LIST-07). */
export function useAnnounceLoads({ address, products, numberOfHits, isLoaded }: Listing): void {
  const t = useTranslate();
  const held = useRef<{ choice: string; count: number }>(undefined);
  const choice = choiceOf(address);
  const count = products.length;
  useEffect(() => {
    if (!isLoaded) return;
    const before = held.current;
    held.current = { choice, count };
    if (before && before.choice !== choice) {
      announce(t(numberOfHits === 1 ? 'filters.foundOne' : 'filters.found', [numberOfHits]));
    } else if (before && count > before.count) {
      const added = count - before.count;
      announce(t(added === 1 ? 'listing.addedOne' : 'listing.added', [added, count, numberOfHits]));
    }
  }, [isLoaded, choice, count, numberOfHits, t]);
}
