import { ApiError } from '../api/errors';
import { redirectTarget } from '../config/redirectTarget';
import type { GlobalSettings } from '../features/session/settings';
import type { NavigationState } from '../features/session/navigationState';
import type { PageVisit } from './usePageVisit';

/** How often in a row the server may send people on before that counts as a failure (APP-05). */
export const maxHops = 5;

/** What to do about a page that did not come (APP-05). */
export type NextStep =
  | { kind: 'go'; address: string; state: NavigationState }
  | { kind: 'leave'; href: string }
  | { kind: 'show'; page: 'notFound' | 'error' };

function followMove(redirectUrl: string, hops: number): NextStep | undefined {
  const target = redirectTarget(redirectUrl);
  if (!target || hops > maxHops) return undefined;
  if (target.kind === 'site') return { kind: 'leave', href: target.href };
  return { kind: 'go', address: target.address, state: { arrival: true, hops } };
}

/**
 * Decides where a failed page leads (APP-05): 301 → its redirectUrl; 404 → the not-found URL of the settings; anything
 * else → their error URL. Where that URL is missing, fails itself or hops on and on, the app shows its own page.
 */
export function nextStep(
  error: unknown,
  visit: PageVisit,
  staticPages: Partial<GlobalSettings['staticPages']>,
): NextStep {
  const { status, redirectUrl } =
    error instanceof ApiError
      ? { status: error.httpStatus, redirectUrl: error.redirectUrl }
      : { status: null, redirectUrl: null };
  const hops = (visit.state.hops ?? 0) + 1;
  const move = status === 301 && redirectUrl !== null ? followMove(redirectUrl, hops) : undefined;
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
    state: { arrival: true, hops, failedAddress: visit.address },
  };
}
