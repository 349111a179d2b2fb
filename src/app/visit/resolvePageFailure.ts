import { ApiError } from '../../api/errors';
import { redirectTarget } from '../../config/redirectTarget';
import type { GlobalSettings } from '../../features/settings/settings';
import type { NavigationState } from '../../features/page/navigationState';
import type { PageVisit } from './usePageVisit';

/** How often in a row the server may send people on before that counts as a failure (APP-05). */
export const maxRedirects = 5;

/** What to do about a page that did not come (APP-05). */
export type PageFailureResolution =
  | { kind: 'go'; address: string; state: NavigationState }
  | { kind: 'leave'; href: string }
  | { kind: 'show'; page: 'notFound' | 'error' };

function followRedirect(redirectUrl: string, redirects: number): PageFailureResolution | undefined {
  const target = redirectTarget(redirectUrl);
  if (!target || redirects > maxRedirects) return undefined;
  if (target.kind === 'site') return { kind: 'leave', href: target.href };
  return { kind: 'go', address: target.address, state: { isNewVisit: true, redirects } };
}

/**
 * Decides where a failed page leads (APP-05): 301 → its redirectUrl; 404 → the not-found URL of the settings; anything
 * else → their error URL. Where that URL is missing, fails itself or redirects on and on, the app shows its own page.
 */
export function resolvePageFailure(
  error: unknown,
  visit: PageVisit,
  staticPages: Partial<GlobalSettings['staticPages']>,
): PageFailureResolution {
  const { status, redirectUrl } =
    error instanceof ApiError
      ? { status: error.httpStatus, redirectUrl: error.redirectUrl }
      : { status: null, redirectUrl: null };
  const redirects = (visit.state.redirects ?? 0) + 1;
  const move = status === 301 && redirectUrl !== null ? followRedirect(redirectUrl, redirects) : undefined;
  if (move) return move;

  const page = status === 404 ? 'notFound' : 'error';
  const { notFoundPage, errorPage } = staticPages;
  const target = redirectTarget((page === 'notFound' ? notFoundPage : errorPage)?.url ?? '');
  const failedBefore = visit.state.failedAddress !== undefined;
  if (failedBefore || target?.kind !== 'page' || target.address === visit.address)
    return { kind: 'show', page };
  return {
    kind: 'go',
    address: target.address,
    state: { isNewVisit: true, redirects, failedAddress: visit.address },
  };
}
