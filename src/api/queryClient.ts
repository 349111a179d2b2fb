import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors';
import { reportError } from './errorState';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Asked for in case somebody wants it: a failure is nobody's, until somebody does. */
      unasked?: boolean;
    };
  }
}

const STALE_TIME_MS = 60_000;
const RETRIES = 1;

/** Whether asking again may help: the network failed, or the server did. An answer below 500 stays what it is. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.httpStatus === null || error.httpStatus >= 500);
}

/**
 * The cache of all server state. Every failure that reaches it goes to the shared error state (CALL-07), whoever
 * asked; aborts do not, nor what nobody has asked for yet (`meta.unasked`). Calls are made even when the browser believes it is offline, so that a lost network is
 * an error one can retry, not an endless wait.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.unasked) reportError(error);
      },
    }),
    mutationCache: new MutationCache({ onError: reportError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
