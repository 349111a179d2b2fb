import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorTarget, goToAnchor, idOfHash } from '../../components/SafeLink/goToAnchor';
import { restoreAnchor, restoreScroll } from './restoreScroll';
import { savedScrollPosition, saveScrollPosition, storeScrollPositions } from './scrollPositions';
import type { PageVisit } from './usePageVisit';

/**
 * Remembers the place in the current history entry, once the page has settled in its own. A layout effect: a scroll
 * event of the new page must not be remembered for the one before.
 */
function useSavedScrollPosition(entry: string, settled: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const storePosition = () => {
      if (settled.current) saveScrollPosition(entry, window.scrollY);
    };
    // In the next frame, whose layout it needs: to read the position here would make one of its own.
    const frame = requestAnimationFrame(storePosition);
    window.addEventListener('scroll', storePosition, { passive: true });
    window.addEventListener('pagehide', storeScrollPositions);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', storePosition);
      window.removeEventListener('pagehide', storeScrollPositions);
    };
  }, [entry, settled]);
}

/** The first entry of every load has the same key, whatever its address; the path distinguishes them. */
const entryOf = (key: string, pathname: string) => `${key} ${pathname}`;

/** Back and forward, and a reload, lead to where the entry was left; undefined where a visit begins at its top. */
function savedPositionOf(visit: PageVisit): number | undefined {
  return visit.action === 'POP' ? savedScrollPosition(entryOf(visit.id, visit.pathname)) : undefined;
}

const isAnchorOfSamePage = ({ hash, from, pathname }: PageVisit) =>
  hash !== '' && from?.pathname === pathname;

/**
 * Sets the scroll position of a visit (APP-04): the top, the anchor of its hash, or, back and forward, where it was
 * left.
 * @param ready whether the page itself shows; a hash and an earlier place wait for it
 */
export function useScrollRestoration(visit: PageVisit, ready: boolean): void {
  const { key, pathname } = useLocation();
  const settled = useRef(false);

  useLayoutEffect(() => {
    settled.current = false;
  }, [visit]);
  useSavedScrollPosition(entryOf(key, pathname), settled);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (savedPositionOf(visit) !== undefined || isAnchorOfSamePage(visit)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    settled.current = visit.hash === '';
  }, [visit]);

  useEffect(() => {
    if (!ready || settled.current) return;
    const settle = () => {
      settled.current = true;
    };
    const left = savedPositionOf(visit);
    if (left !== undefined) return restoreScroll(left, settle);
    const id = idOfHash(visit.hash);
    // A block far down a page of very many may not be rendered yet.
    if (!isAnchorOfSamePage(visit) || !anchorTarget(id)) return restoreAnchor(id, settle);
    goToAnchor(id);
    settle();
  }, [visit, ready]);
}
