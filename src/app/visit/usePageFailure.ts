import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../../features/settings/settings';
import { resolvePageFailure, type PageFailureResolution } from './resolvePageFailure';
import type { PageVisit } from './usePageVisit';

/**
 * Acts on a page that could not be fetched (APP-05): it navigates to another page, leaves for another site, or names the
 * page of the app's own to show.
 * @param failure why there is no page; undefined as long as there may be one
 */
export function usePageFailure(failure: unknown, visit: PageVisit): 'notFound' | 'error' | undefined {
  const navigate = useNavigate();
  const { staticPages } = useSettings();
  const resolution: PageFailureResolution | undefined =
    failure === undefined ? undefined : resolvePageFailure(failure, visit, staticPages);

  useEffect(() => {
    if (failure === undefined) return;
    const next = resolvePageFailure(failure, visit, staticPages);
    if (next.kind === 'navigate') void navigate(next.address, { replace: true, state: next.state });
    if (next.kind === 'leave') window.location.replace(next.href);
  }, [failure, visit, staticPages, navigate]);

  return resolution?.kind === 'show' ? resolution.page : undefined;
}
