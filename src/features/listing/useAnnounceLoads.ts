import { useEffect, useRef } from 'react';
import { announce } from '../../components/LiveRegion/announce';
import { useTranslate } from '../../i18n/useTranslate';
import type { Listing } from './useListing';

/** Tells those who listen how many products a choice has, and how many came with each further load (LIST-07). */
export function useAnnounceLoads({ products, numberOfHits, isLoaded }: Listing): void {
  const t = useTranslate();
  const held = useRef<number>(undefined);
  const count = products.length;
  useEffect(() => {
    if (!isLoaded) return;
    const before = held.current ?? count;
    held.current = count;
    if (count > before) announce(t('listing.added', [count - before, count, numberOfHits]));
  }, [isLoaded, count, numberOfHits, t]);
}
