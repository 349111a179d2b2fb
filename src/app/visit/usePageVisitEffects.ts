import { useEffect, useLayoutEffect, useRef } from 'react';
import { resetError } from '../../api/errorState';
import { pushPageview } from '../../features/analytics/pageview';
import { setPageAddress, type Page } from '../../features/page/page';
import { resetUnsavedInput } from '../chunks/reloadOnPreloadError';
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

/**
 * What every arrival brings with it: a clean error state, the place on the page, focus on
 * the heading, a pageview.
 * @param page the page, once it shows itself and not a stand-in
 */
export function usePageVisitEffects(visit: PageVisit, page: Page | undefined): void {
  useAddress(visit);
  useEffect(() => {
    if (visit.from?.pathname !== visit.pathname) resetUnsavedInput();
    if (visit.state.failedAddress === undefined) resetError();
  }, [visit]);
  useScrollRestoration(visit, page !== undefined);
  useHeadingFocus(visit, page !== undefined);
  usePageview(visit, page);
}
