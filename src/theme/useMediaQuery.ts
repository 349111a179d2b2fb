import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while a media query matches; updates with the window.
 * @param query one of `media` in breakpoints.ts
 * @example const isMobile = useMediaQuery(media.mobileHeader);
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const matches = () => window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, matches, matches);
}
