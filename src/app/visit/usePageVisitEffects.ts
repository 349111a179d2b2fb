import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '../../components/plain/modalStore';
import { dismissSuccess, dismissSuccessElsewhere } from '../../components/plain/noticeStore';
import { resetError } from '../../api/errorState';
import { pushPageview } from '../../features/analytics/consent';
import { type Page, setPageAddress } from '../../routing/page/page';
import { storeFailedAddress } from '../../routing/page/navigationState';
import { resetUnsavedInput } from '../../routing/lazy/reloadOnce';
import { getCartQuery, getCustomerQuery } from '../../api/generated/queries';
import { siteQueries } from '../../api/shellQueries';
import { checkCustomer } from '../../features/account/sessionChanges';
import type { PageVisit } from './usePageVisit';
import { useLocation } from 'react-router-dom';
import { idOfHash, scrollBehavior } from '../../routing/links/anchors';
import {
  restoreAnchor,
  restoreScroll,
  savedScrollPosition,
  saveScrollPosition,
  storeScrollPositions,
} from '../../routing/scroll/restoreScroll';

/** Save the scroll position of a restored history entry. A layout effect: none of the next page's scrolls is saved. */
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

/** Set the scroll position of a visit (APP-04): the top, or, once the page is ready, its anchor or saved position. */
function useScrollRestoration(visit: PageVisit, ready: boolean): void {
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

function useAddress(visit: PageVisit): void {
  useLayoutEffect(() => setPageAddress(visit.address), [visit]);
}

/** CART-02: remove the notice of a success with its page, also before the browser keeps that page for Back. */
function useNoticesOfPage({ from, address }: PageVisit): void {
  useEffect(() => {
    if (from) dismissSuccessElsewhere(address);
  }, [from, address]);
  useEffect(() => {
    window.addEventListener('pagehide', dismissSuccess);
    return () => window.removeEventListener('pagehide', dismissSuccess);
  }, []);
}

/** Send a pageview for each visit, once its page has rendered (ANA-01). */
function usePageview(visit: PageVisit, page: Page | undefined): void {
  const counted = useRef<PageVisit>(undefined);
  useEffect(() => {
    if (!page || counted.current === visit) return;
    counted.current = visit;
    pushPageview(visit.pathname, page.metaTitle);
  }, [visit, page]);
}

/** Refetch failed queries of the layout with every visit but the first (APP-15). */
function useRefetchOnVisit(visit: PageVisit): void {
  const client = useQueryClient();
  useEffect(() => {
    if (visit.from) retryFailedQueries(client);
  }, [client, visit]);
}

/** Move focus to the heading of a new page; not on the first page, a new query on the same page, or a hash. */
function useHeadingFocus(visit: PageVisit, ready: boolean): void {
  const focused = useRef(visit.id);
  useEffect(() => {
    if (!ready || focused.current === visit.id) return;
    focused.current = visit.id;
    if (visit.hash || visit.from?.pathname === visit.pathname) return;
    focusHeading();
  }, [visit, ready]);
}

/** Refetch the failed queries of the layout (APP-15), customer and cart. */
function retryFailedQueries(client: QueryClient): void {
  const hasFailed = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.status === 'error';
  for (const { queryKey } of [...siteQueries(), getCartQuery()]) {
    if (hasFailed(queryKey)) void client.refetchQueries({ queryKey, exact: true, type: 'active' });
  }
  if (hasFailed(getCustomerQuery().queryKey)) void checkCustomer(client);
}

/**
 * Effects of a page visit: refetch, error state, scroll, focus and pageview.
 * @param page the page, once it shows itself and not a placeholder
 */
export function usePageVisitEffects(visit: PageVisit, page: Page | undefined): void {
  useAddress(visit);
  useNoticesOfPage(visit);
  useRefetchOnVisit(visit);
  useEffect(() => {
    if (visit.from?.pathname !== visit.pathname) resetUnsavedInput();
    storeFailedAddress(visit.state.failedAddress);
    if (visit.state.failedAddress === undefined) resetError();
  }, [visit]);
  useScrollRestoration(visit, page !== undefined);
  useHeadingFocus(visit, page !== undefined);
  usePageview(visit, page);
}
