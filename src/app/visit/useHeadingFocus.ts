import { useEffect, useRef } from 'react';
import type { PageVisit } from './usePageVisit';

/**
 * Moves focus to the heading of the page one has come to, so that it is read out and Tab goes on from there. The first
 * page, another query on the same page and a hash leave focus alone.
 * @param ready whether the page itself shows
 */
export function useHeadingFocus(visit: PageVisit, ready: boolean): void {
  const focused = useRef(visit.id);
  useEffect(() => {
    if (!ready || focused.current === visit.id) return;
    focused.current = visit.id;
    if (visit.hash || visit.from?.pathname === visit.pathname) return;
    const heading = document.querySelector<HTMLElement>('#main-content h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [visit, ready]);
}
