import { MutationCache, QueryCache, QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { ApiError, isTimeout } from './errors';
import { reportError } from './errorState';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A prefetch: its failure is not written to the shared error state. */
      isPrefetch?: boolean;
      /** The component that observes the query shows no failure: the shell does, unless another observer does. */
      isSilent?: boolean;
    };
    mutationMeta: {
      /** A call within another mutation, which reports its failure and is the one that is made again. */
      isStep?: boolean;
      /** A form: its values are not sent again by themselves. */
      isForm?: boolean;
    };
  }
}

/** Whether no component that observes a query shows its failure. */
const isUnshown = ({ observers }: Query<unknown, unknown>) =>
  observers.length > 0 && observers.every(({ options }) => options.meta?.isSilent);

const STALE_TIME_MS = 60_000;
const RETRIES = 1;

/**
 * Whether a failure is worth an automatic retry: the network failed, or the server did. A call whose deadline has passed
 * is not: the person has waited long enough to decide.
 */
function isTransient(error: Error): boolean {
  if (!(error instanceof ApiError) || isTimeout(error)) return false;
  return error.httpStatus === null || error.httpStatus >= 500;
}

/**
 * The cache of all server state. Every failure that reaches it goes to the shared error state (CALL-07), whichever component
 * asked; aborts do not, nor prefetches (`meta.isPrefetch`). Calls are made even when the browser believes it is offline, so that a lost network is
 * an error one can retry, not an endless wait.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

/** Fetches a query again. A call of it that is still under way is aborted first: a query without data would wait for it. */
export async function retryQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
}
