import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { shellQueries } from '../../api/shellQueries';

/**
 * Fetch the data of every page in parallel (APP-15), for components to read from the cache. The page itself is
 * excluded: the boot script has requested it.
 */
export function prefetchShellQueries(client: QueryClient): void {
  // Each query has its own types, which a loop cannot keep.
  for (const query of shellQueries()) void client.prefetchQuery(query as FetchQueryOptions);
}
