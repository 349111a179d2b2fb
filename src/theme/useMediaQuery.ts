import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore';

/** Windows that a page is rendered for on a server, which cannot know their size: width and height in px. */
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Kind of window that the page was rendered for on a server. */
export type WindowGuess = keyof typeof sizes;

/** The guess of this page; the browser takes it over from the document while it hydrates. */
export const windowGuess = createStore<WindowGuess>('desktop');

/**
 * True when the guessed window matches.
 * @param query media query with one condition of width or height; any other does not match
 */
function guessMatches(query: string): boolean {
  const [, side, comparison, length] = /^\((width|height) (<=?|>=?) (\d+)px\)$/.exec(query) ?? [];
  if (side !== 'width' && side !== 'height') return false;
  const difference = sizes[windowGuess.get()][side] - Number(length);
  if (difference === 0) return comparison?.endsWith('=') ?? false;
  return comparison?.startsWith('<') ? difference < 0 : difference > 0;
}

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
