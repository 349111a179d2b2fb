import { useEffect, useLayoutEffect, useRef } from 'react';
import { resetError } from '../../api/errorState';
import { pushPageview } from '../../features/analytics/pageview';
import { followLanguage } from '../../features/settings/language';
import { setPageAddress, type Page } from '../../features/page/page';
import { siteLanguages } from '../../features/settings/resolveLanguage';
import { useSettings } from '../../features/settings/settings';
import { resetUnsavedInput } from '../chunks/reloadOnPreloadError';
import { useHeadingFocus } from './useHeadingFocus';
import type { PageVisit } from './usePageVisit';
import { useScrollRestoration } from './useScrollRestoration';

/** Tells the rest of the app of a visit before the page is asked for, so that the call has its address's language. */
function useAddress(visit: PageVisit): void {
  const settings = useSettings();
  useLayoutEffect(() => {
    if (visit.from) followLanguage(visit.from.pathname, visit.pathname, siteLanguages(settings));
    setPageAddress(visit.address);
  }, [visit, settings]);
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
 * What every arrival brings with it: the language of the address, a clean error state, the place on the page, focus on
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
