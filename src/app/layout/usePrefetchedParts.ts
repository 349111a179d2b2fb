import { useEffect } from 'react';
import { prefetchParts } from '../../components/LazyModule/lazyPart';

/** Delay of the prefetch in browsers without requestIdleCallback, in ms. */
const fallbackDelay = 2000;

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    connection?: { saveData?: boolean };
  }
}

/** Prefetch what opens from the page or stands below its first window, once the page is idle; not with Save-Data. */
export function usePrefetchedParts(): void {
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const prefetch = () => void prefetchParts();
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetch, fallbackDelay);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(idle);
  }, []);
}
