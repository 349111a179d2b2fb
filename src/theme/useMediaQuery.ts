import { useCallback, useSyncExternalStore } from 'react';
import { guessMatches } from './windowGuess';

/**
 * True while a media query matches; updates with the window. Rendered on a server, and until that page is hydrated, it
 * is a guess.
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
  return useSyncExternalStore(subscribe, matches, () => guessMatches(query));
}
