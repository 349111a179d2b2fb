import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { resetError } from '../../api/errorState';
import { pushPageview } from '../../features/analytics/pageview';
import { setPageAddress, type Page } from '../../features/page/page';
import { retryFailedQueries } from './retryFailedQueries';
import { resetUnsavedInput } from '../../components/LazyModule/reloadOnPreloadError';
import { useHeadingFocus } from './useHeadingFocus';
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
