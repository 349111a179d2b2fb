import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../../features/settings/settings';
import { resolvePageFailure, type PageFailureResolution } from './resolvePageFailure';
import type { PageVisit } from './usePageVisit';

/**
 * Takes the step that follows from a page that did not come (APP-05): to another page, to another site, or none.
 * @param failure why there is no page; undefined as long as there may be one
 * @returns the app's own page to show, where there is nowhere to go
 */
export function usePageFailure(failure: unknown, visit: PageVisit): 'notFound' | 'error' | undefined {
  const navigate = useNavigate();
  const { staticPages } = useSettings();
  const step: PageFailureResolution | undefined =
    failure === undefined ? undefined : resolvePageFailure(failure, visit, staticPages);

  useEffect(() => {
    if (failure === undefined) return;
    const taken = resolvePageFailure(failure, visit, staticPages);
    if (taken.kind === 'go') void navigate(taken.address, { replace: true, state: taken.state });
    if (taken.kind === 'leave') window.location.replace(taken.href);
  }, [failure, visit, staticPages, navigate]);

  return step?.kind === 'show' ? step.page : undefined;
}
