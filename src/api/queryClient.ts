import { MutationCache, QueryCache, QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { setStorageCustomer } from '../lib/privateStorage';
import { ApiError, isTimeout } from './errors';
import { reportError } from './errorState';
import { getCustomerQuery } from './generated/queries';
import { followMutations } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Prefetch: its failure is not written to the shared error state. */
      isPrefetch?: boolean;
      /** The component that observes the query shows no failure: the layout does, unless another observer does. */
      isSilent?: boolean;
    };
    mutationMeta: {
      /** Call within another mutation, which reports the failure and is the one to retry. */
      isStep?: boolean;
      /** Form: its values are never sent again automatically. */
      isForm?: boolean;
      /** Send at once what a pending mutation holds back, because the page may be left. */
      sendNow?: () => Promise<unknown>;
    };
  }
}

/** True when no component that observes the query shows its failure. */
const isUnshown = ({ observers }: Query<unknown, unknown>) =>
  observers.length > 0 && observers.every(({ options }) => options.meta?.isSilent);

const STALE_TIME_MS = 60_000;
const RETRIES = 1;

/**
 * True for a failure worth an automatic retry: of the network or the server. Excludes timeouts: after such a wait the
 * user decides.
 */
function isTransient(error: Error): boolean {
  if (!(error instanceof ApiError) || isTimeout(error)) return false;
  return error.httpStatus === null || error.httpStatus >= 500;
}

const customerKey = getCustomerQuery().queryKey;

/** AUTH-03: assign the stored values to the customer on each success of getCustomer, before components render. */
function followCustomer(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === customerKey[0])
      setStorageCustomer(client.getQueryData(customerKey)?.id ?? null);
  });
}

/**
 * Cache of all server state. Writes every failure to the shared error state (CALL-07), except aborts and prefetches
 * (`meta.isPrefetch`). Sends requests even when the browser reports being offline, so that a lost network is an error
 * to retry rather than an endless wait. Its customer is the owner of the stored values (AUTH-03).
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.isPrefetch) reportError(error, isUnshown(query));
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.isStep) reportError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
  followCustomer(client);
  followMutations(client);
  return client;
}

/**
 * Refetch a query. Aborts a pending call first: a query without data would wait for it.
 * @example void retryQuery(client, getGlobalSettingsQuery().queryKey);
 */
export async function retryQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
}
