import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasStatus } from '../../api/errors';
import { retryQuery } from '../../api/queryClient';
import { pageQuery, type Page } from '../../routing/page/page';
import { useSystemSetting } from '../../features/pricing/vatDisplay';
import type { PageVisit } from './usePageVisit';

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
