import { ApiError } from '../../api/errors';
import type { GlobalSettings } from '../../features/settings/settings';
import { redirectTarget } from '../../routing/address/redirectTarget';
import { isSamePath } from '../../routing/address/samePath';
import type { NavigationState } from '../../routing/page/navigationState';
import type { PageVisit } from './usePageVisit';

/** Maximum number of consecutive redirects in a visit; one more counts as a failure (APP-05). */
export const maxRedirects = 5;

/** Next step after a page failed to load (APP-05). */
export type PageFailureResolution =
  | { kind: 'navigate'; address: string; state: NavigationState }
  | { kind: 'leave'; href: string }
  | { kind: 'show'; page: 'notFound' | 'error' };

/** Follow the server's 301, unless its address is unsafe or the limit of redirects is reached. */
function resolveRedirect(redirectUrl: string, state: NavigationState): PageFailureResolution | undefined {
  const target = redirectTarget(redirectUrl);
  if (!target || state.redirects === undefined || state.redirects > maxRedirects) return undefined;
  if (target.kind === 'site') return { kind: 'leave', href: target.href };
  return { kind: 'navigate', address: target.address, state };
}

/**
 * Next step after a page failed (APP-05): 301 → its redirectUrl; 404 → the not-found URL of the settings; anything else →
 * their error URL; the built-in page where that is missing or fails, so that a visit goes there at most once.
 */
export function resolvePageFailure(
  error: unknown,
  visit: PageVisit,
  staticPages: Partial<GlobalSettings['staticPages']>,
): PageFailureResolution {
  const { httpStatus, redirectUrl } =
    error instanceof ApiError ? error : { httpStatus: null, redirectUrl: null };
  const { redirects = 0, failedAddress } = visit.state;
  const state: NavigationState = { ...visit.state, isNewVisit: true, redirects: redirects + 1 };
  const redirect =
    httpStatus === 301 && redirectUrl !== null ? resolveRedirect(redirectUrl, state) : undefined;
  if (redirect) return redirect;

  const page = httpStatus === 404 ? 'notFound' : 'error';
  const { notFoundPage, errorPage } = staticPages;
  const target = redirectTarget((page === 'notFound' ? notFoundPage : errorPage)?.url ?? '');
  if (failedAddress !== undefined || target?.kind !== 'page') return { kind: 'show', page };
  if (isSamePath(target.address, visit.address)) return { kind: 'show', page };
  return {
    kind: 'navigate',
    address: target.address,
    state: { ...state, failedAddress: visit.address + visit.hash },
  };
}
