import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hasStatus } from '../../api/errors';
import { retryQuery } from '../../api/queryClient';
import { useSystemSetting } from '../../features/pricing/vatDisplay';
import { type NavigationState, readNavigationState } from '../../routing/page/navigationState';
import { type Page, pageQuery } from '../../routing/page/page';

interface PageState {
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

/** One navigation to a page. Replacing parameters of the address is not a new visit. */
export interface PageVisit {
  id: string;
  /** Path and query at the time of the navigation: parameters of getPage (APP-01). */
  address: string;
  pathname: string;
  hash: string;
  action: NavigationType;
  state: NavigationState;
  /** Previous visit; undefined on the first page after load. */
  from?: Pick<PageVisit, 'pathname' | 'address'>;
}

function createVisit(location: Location, action: NavigationType, from?: PageVisit): PageVisit {
  return {
    id: location.key,
    address: location.pathname + location.search,
    pathname: location.pathname,
    hash: location.hash,
    action,
    state: readNavigationState(location.state),
    ...(from && { from: { pathname: from.pathname, address: from.address } }),
  };
}

/** True for the current page at a rewritten address (APP-03); a link to the identical address is a new visit. */
function isRewrite(before: Location, location: Location, action: NavigationType): boolean {
  if (action !== 'REPLACE' || location.pathname !== before.pathname) return false;
  const isSame = location.search === before.search && location.hash === before.hash;
  return !isSame && !readNavigationState(location.state).isNewVisit;
}

export function usePageVisit(): PageVisit {
  const location = useLocation();
  const action = useNavigationType();
  const [seen, setSeen] = useState(() => ({ location, visit: createVisit(location, action) }));
  if (seen.location === location) return seen.visit;
  const visit = isRewrite(seen.location, location, action)
    ? seen.visit
    : createVisit(location, action, seen.visit);
  setSeen({ location, visit });
  return visit;
}
