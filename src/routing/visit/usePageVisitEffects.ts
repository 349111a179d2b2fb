import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../components/plain/returnFocus';
import { dismissSuccess, dismissSuccessElsewhere } from '../../components/plain/noticeStore';
import { resetError } from '../../api/errorState';
import { pushPageview } from '../../features/analytics/pageview';
import { type Page, setPageAddress } from '../page/page';
import { storeFailedAddress } from '../page/failedAddress';
import { resetUnsavedInput } from '../lazy/reloadOnce';
import { getCartQuery, getCustomerQuery } from '../../api/generated/queries';
import { siteQueries } from '../../api/shellQueries';
import { checkCustomer } from '../../features/account/customerData';
import type { PageVisit } from './usePageVisit';
import { useScrollRestoration } from './useScrollRestoration';

/** Publish the address of the visit to components outside the page. */
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

/**
 * Move focus to the heading of the new page, so that it is announced and Tab continues from there. The first page, a
 * new query on the same page and a hash leave focus unchanged.
 * @param ready true once the page itself shows, not a placeholder
 */
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
 * Effects of a page visit: refetches failed queries of the layout, clears the error state, restores the scroll
 * position, focuses the heading and sends a pageview.
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
