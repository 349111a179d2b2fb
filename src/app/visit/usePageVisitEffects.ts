import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { resetError } from '../../api/errorState';
import { pushPageview } from '../../features/analytics/pageview';
import { type Page, setPageAddress } from '../../features/page/page';
import { resetUnsavedInput } from '../../components/LazyModule/reloadOnPreloadError';
import { getCartQuery, getCustomerQuery } from '../../api/generated/queries';
import { siteQueries } from '../../api/shellQueries';
import { checkCustomer } from '../../features/account/customerData';
import type { PageVisit } from './usePageVisit';
import { useScrollRestoration } from './useScrollRestoration';

/** Makes the address of the visit known to the parts outside the page. */
function useAddress(visit: PageVisit): void {
  useLayoutEffect(() => setPageAddress(visit.address), [visit]);
}

/** A pageview for each visit, once its page shows (ANA-01). */
function usePageview(visit: PageVisit, page: Page | undefined): void {
  const counted = useRef<PageVisit>(undefined);
  useEffect(() => {
    if (!page || counted.current === visit) return;
    counted.current = visit;
    pushPageview(visit.pathname, page.metaTitle);
  }, [visit, page]);
}

/** Fetches again, with every visit but the first, what failed of the parts around the page (APP-15). */
function useRetryWithVisit(visit: PageVisit): void {
  const client = useQueryClient();
  useEffect(() => {
    if (visit.from) retryFailedQueries(client);
  }, [client, visit]);
}

/**
 * Moves focus to the heading of the page one has come to, so that it is read out and Tab goes on from there. The first
 * page, another query on the same page and a hash leave focus alone.
 * @param ready whether the page itself shows
 */
function useHeadingFocus(visit: PageVisit, ready: boolean): void {
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

/** Fetches what surrounds every page (APP-15), customer and cart again, where it has failed. */
function retryFailedQueries(client: QueryClient): void {
  const hasFailed = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.status === 'error';
  for (const { queryKey } of [...siteQueries(), getCartQuery()]) {
    if (hasFailed(queryKey)) void client.refetchQueries({ queryKey, exact: true, type: 'active' });
  }
  if (hasFailed(getCustomerQuery().queryKey)) void checkCustomer(client);
}

/**
 * Everything that follows from a page visit: what failed around the page is fetched again, the error state is cleared,
 * the scroll position restored, the heading focused, and a pageview counted.
 * @param page the page, once it shows itself and not a placeholder
 */
export function usePageVisitEffects(visit: PageVisit, page: Page | undefined): void {
  useAddress(visit);
  useRetryWithVisit(visit);
  useEffect(() => {
    if (visit.from?.pathname !== visit.pathname) resetUnsavedInput();
    if (visit.state.failedAddress === undefined) resetError();
  }, [visit]);
  useScrollRestoration(visit, page !== undefined);
  useHeadingFocus(visit, page !== undefined);
  usePageview(visit, page);
}
