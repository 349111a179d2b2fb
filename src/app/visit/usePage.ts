import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasStatus, ApiError } from '../../api/errors';
import { retryQuery } from '../../api/queryClient';
import { pageQuery, type Page } from '../../routing/page/page';
import { useSystemSetting } from '../../features/pricing/systemSetting';
import type { PageVisit } from './usePageVisit';
import { redirectTarget } from '../../routing/address/redirectTarget';
import { isSamePath } from '../../routing/address/samePath';
import type { GlobalSettings } from '../../features/settings/settings';
import type { NavigationState } from '../../routing/page/navigationState';

export interface PageState {
  page: Page | undefined;
  /** True while a cached page on screen is refetched (APP-03). */
  refreshing: boolean;
  error: Error | null;
  retry: () => void;
}

type Refetch = UseQueryResult['refetch'];

/** Last address shown for each path: its page is the placeholder while another query of the path loads. */
const lastAddress = new Map<string, string>();

/** True when the page no longer exists on the server, so that a cached one must not show. */
function isGone(error: Error | null): boolean {
  return hasStatus(error, 404) || hasStatus(error, 301);
}

/** Refetch on every back and forward, and when the system setting changes (APP-03). */
function useRefetch(visit: PageVisit, refetch: Refetch): void {
  const setting = useSystemSetting();
  const fetched = useRef({ id: visit.id, setting });
  useEffect(() => {
    const before = fetched.current;
    fetched.current = { id: visit.id, setting };
    const wentBack = before.id !== visit.id && visit.action === 'POP';
    const switched = before.setting !== setting;
    // A pending call has the address of this visit, but may have the previous setting.
    if (wentBack || switched) void refetch({ cancelRefetch: switched });
  }, [visit.id, visit.action, setting, refetch]);
}

/** Fetch the page of a visit (APP-01); a cached one of the same path shows meanwhile (APP-03). */
export function usePage(visit: PageVisit): PageState {
  const client = useQueryClient();
  const query = pageQuery(visit.address);
  const { data, error, isFetching, refetch } = useQuery(query);
  useRefetch(visit, refetch);

  useEffect(() => {
    if (data) lastAddress.set(visit.pathname, visit.address);
  }, [data, visit.pathname, visit.address]);

  const seen = client.getQueryData<Page>(
    pageQuery(lastAddress.get(visit.pathname) ?? visit.address).queryKey,
  );
  const page = isGone(error) ? undefined : (data ?? seen);
  return {
    page,
    refreshing: page !== undefined && isFetching,
    error,
    retry: () => void retryQuery(client, query.queryKey),
  };
}

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
