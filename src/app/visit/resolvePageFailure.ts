import { ApiError } from '../../api/errors';
import { redirectTarget } from '../../config/redirectTarget';
import { isSamePath } from '../../config/samePath';
import type { GlobalSettings } from '../../features/settings/settings';
import type { NavigationState } from '../../features/page/navigationState';
import type { PageVisit } from './usePageVisit';

/** How often in a row the server may redirect a visit before that counts as a failure (APP-05). */
export const maxRedirects = 5;

/** What follows from a page that could not be fetched (APP-05). */
export type PageFailureResolution =
  | { kind: 'navigate'; address: string; state: NavigationState }
  | { kind: 'leave'; href: string }
  | { kind: 'show'; page: 'notFound' | 'error' };

/** Follows the server's 301, unless the address must not be followed or there have been too many. */
function resolveRedirect(redirectUrl: string, state: NavigationState): PageFailureResolution | undefined {
  const target = redirectTarget(redirectUrl);
  if (!target || state.redirects === undefined || state.redirects > maxRedirects) return undefined;
  if (target.kind === 'site') return { kind: 'leave', href: target.href };
  return { kind: 'navigate', address: target.address, state };
}

/**
 * Decides what follows from a page that could not be fetched (APP-05): 301 → its redirectUrl; 404 → the not-found URL
 * of the settings; anything else → their error URL. Where that URL is missing, fails, or leads by redirects to a page
 * that fails, the app shows its own page: a visit is sent to such a URL once at most.
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
  return { kind: 'navigate', address: target.address, state: { ...state, failedAddress: visit.address } };
}
