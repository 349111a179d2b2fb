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

/** UI-01: names of the window widths. Lower-case because MUI components look them up by these names. */
export type BreakpointName = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** UI-01: minimum width of each range in px: XS to 375, S from 376, M from 721, L from 1025, XL from 1441. */
export const breakpoints: Record<BreakpointName, number> = { xs: 0, sm: 376, md: 721, lg: 1025, xl: 1441 };

/** Media queries for `matchMedia`, named by their effect. */
export const media = {
  /** NAV-03: header of small windows, up to 1024 px. */
  mobileHeader: '(width <= 1024px)',
  /** MOD-01, MOD-03: modals fill the window and stack their buttons, up to 720 px. */
  fullWidthModal: '(width <= 720px)',
  /** LIST-02, LIST-03: filters beside the list and a choice of its view, from 1281 px. */
  filterSidebar: '(width > 1280px)',
  /** CART-01: the totals of the mini cart scroll with its lines, for lack of space above them. */
  shortWindow: '(height < 720px)',
  /** Reduced motion in the system settings. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
