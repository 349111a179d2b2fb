import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../routing/page/page';
import { pageModule } from './pageModules';

/**
 * Prefetch a page and its chunk before a link is followed. A failure is reported only when the link is followed.
 * @param to path, query and hash of a link inside the app
 */
export async function prefetchPage(client: QueryClient, to: string): Promise<void> {
  const [address = ''] = to.split('#');
  const query = pageQuery(address);
  await client.prefetchQuery({ ...query, meta: { isPrefetch: true } });
  const page = client.getQueryData(query.queryKey);
  if (page) void pageModule(page.pageType)?.prefetch();
}
