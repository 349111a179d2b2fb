import type { QueryClient, FetchQueryOptions } from '@tanstack/react-query';
import { getGlobalSettingsQuery, getTranslationsQuery } from '../api/generated/queries';
import type { Page } from '../routing/page/page';
import { resolveSiteLanguage } from '../features/settings/settings';
import { prefetchPageQueries, prefetchPage } from '../app/pageRegistry';
import { pageUrl } from '../lib/renderRequest';
import { shellQueries } from '../api/shellQueries';

/** Fetch the data of every page in parallel (APP-15), for components to read from the cache. */
export function prefetchShellQueries(client: QueryClient): void {
  // Each query has its own types, which a loop cannot keep.
  for (const query of shellQueries()) void client.prefetchQuery(query as FetchQueryOptions);
}

/** Maximum delays of the first render in ms: for late responses, and for the chunk of the page after them. */
const maxWait = { responses: 200, page: 1000 };

const timeout = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined);
  });

async function prefetchPageAndListing(client: QueryClient, page: Page): Promise<void> {
  await Promise.all([
    client.prefetchQuery(getGlobalSettingsQuery()),
    client.prefetchQuery(getTranslationsQuery()),
    prefetchPage(client, pageUrl().pathname + pageUrl().search),
  ]);
  await prefetchPageQueries(client, page);
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  // Otherwise the first render would show the loading screen until its effects have run.
  if (settings) resolveSiteLanguage(settings, pageUrl().pathname);
}

/** Fill the cache from the boot script's responses: the first render is the page (APP-15, docs/decisions/10). */
export async function prefetchFirstPage(client: QueryClient): Promise<void> {
  const page = await Promise.race([window.__early?.page, timeout(maxWait.responses)]);
  if (!page) return;
  const prefetched = prefetchPageAndListing(client, page).catch(() => undefined);
  await Promise.race([prefetched, timeout(maxWait.page)]);
}
