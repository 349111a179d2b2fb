import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { shellQueries } from '../../api/shellQueries';

/**
 * Fetches what every page needs, all at once (APP-15); the parts that need it find it in the cache. The page itself is
 * not among them: the boot script has requested it, and the client takes that answer over.
 */
export function prefetchShellQueries(client: QueryClient): void {
  // Each query has types of its own, which a loop cannot keep.
  for (const query of shellQueries()) void client.prefetchQuery(query as FetchQueryOptions);
}
