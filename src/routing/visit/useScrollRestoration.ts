import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { idOfHash, scrollBehavior } from '../links/anchors';
import { restoreAnchor, restoreScroll } from '../scroll/restoreScroll';
import { savedScrollPosition, saveScrollPosition, storeScrollPositions } from '../scroll/scrollPositions';
import type { PageVisit } from './usePageVisit';

/**
 * Save the scroll position of the current history entry, once that of the page has been restored. A layout effect: a
 * scroll event of the new page must not be saved for the previous one.
 */
function useSavedScrollPosition(entry: string, isRestored: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const storePosition = () => {
      if (isRestored.current) saveScrollPosition(entry, window.scrollY);
    };
    // Reads the position in the next frame, after its layout, so as not to force one.
    const frame = requestAnimationFrame(storePosition);
    window.addEventListener('scroll', storePosition, { passive: true });
    window.addEventListener('pagehide', storeScrollPositions);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', storePosition);
      window.removeEventListener('pagehide', storeScrollPositions);
    };
  }, [entry, isRestored]);
}

/** Saved position for back, forward and reload; undefined for a visit that starts at the top. */
function savedPositionOf(visit: PageVisit): number | undefined {
  return visit.action === 'POP' ? savedScrollPosition(visit.id) : undefined;
}

const isAnchorOfSamePage = ({ hash, from, pathname }: PageVisit) =>
  hash !== '' && from?.pathname === pathname;

/**
 * Set the scroll position of a visit (APP-04): the top, the anchor of its hash, or, on back and forward, the saved
 * position.
 * @param ready true once the page itself shows; a hash and a saved position wait for it
 */
export function useScrollRestoration(visit: PageVisit, ready: boolean): void {
  const { key } = useLocation();
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    isRestored.current = false;
  }, [visit]);
  useSavedScrollPosition(key, isRestored);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (savedPositionOf(visit) !== undefined || isAnchorOfSamePage(visit)) return;
    // A new document is at its top, or where its visitor has scrolled meanwhile; scrolling would force a layout.
    if (visit.from) window.scrollTo({ top: 0, behavior: 'instant' });
    isRestored.current = visit.hash === '';
  }, [visit]);

  useEffect(() => {
    if (!ready || isRestored.current) return;
    const markRestored = () => {
      isRestored.current = true;
    };
    const saved = savedPositionOf(visit);
    if (saved !== undefined) return restoreScroll(saved, markRestored);
    const behavior = isAnchorOfSamePage(visit) ? scrollBehavior() : 'instant';
    return restoreAnchor(idOfHash(visit.hash), behavior, markRestored);
  }, [visit, ready]);
}
