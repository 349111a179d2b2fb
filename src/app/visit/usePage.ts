import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/errors';
import { retryQuery } from '../../api/queryClient';
import { pageQuery, type Page } from '../../features/page/page';
import { useSystemSetting } from '../../features/pricing/systemSetting';
import type { PageVisit } from './usePageVisit';

/** The page being visited, as far as it has been fetched. */
export interface PageState {
  page: Page | undefined;
  /** The cached page shows while it is fetched again (APP-03). */
  refreshing: boolean;
  /** Why there is no page, or why it could not be fetched again. */
  error: Error | null;
  retry: () => void;
}

type Refetch = UseQueryResult['refetch'];

/** The address each path was last shown under: its page is a placeholder while another query of the path loads. */
const lastAddress = new Map<string, string>();

/** Whether the page no longer exists on the server, so that a cached one must not show. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.httpStatus === 404 || error.httpStatus === 301);
}

/** Fetches again on every back and forward, and whenever the system setting changes (APP-03). */
function useRefetch(visit: PageVisit, refetch: Refetch): void {
  const setting = useSystemSetting();
  const fetched = useRef({ id: visit.id, setting });
  useEffect(() => {
    const before = fetched.current;
    fetched.current = { id: visit.id, setting };
    const wentBack = before.id !== visit.id && visit.action === 'POP';
    const switched = before.setting !== setting;
    // A call under way has the address of this visit, but may have the setting before.
    if (wentBack || switched) void refetch({ cancelRefetch: switched });
  }, [visit.id, visit.action, setting, refetch]);
}

/** Fetches the page of a visit (APP-01); a cached one of the same path shows until the answer is here (APP-03). */
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
