import type { QueryClient } from '@tanstack/react-query';
import { getGlobalSettingsQuery, getTranslationsQuery } from '../../api/generated/queries';
import type { Page } from '../../routing/page/page';
import { resolveLanguage } from '../../i18n/languageStore';
import { siteLanguages } from '../../features/settings/siteLanguages';
import { prefetchPageQueries } from '../pageModules';
import { prefetchPage } from '../prefetchPage';

/** Maximum delay of the first render in ms; the loader of index.html shows meanwhile. */
const maxWait = 200;

/** Load the first page, its component and its products into the cache. */
async function prefetchPageAndListing(client: QueryClient, page: Page): Promise<void> {
  await Promise.all([
    client.prefetchQuery(getGlobalSettingsQuery()),
    client.prefetchQuery(getTranslationsQuery()),
    prefetchPage(client, window.location.pathname + window.location.search),
  ]);
  await prefetchPageQueries(client, page);
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  // Otherwise the first render would show the loading screen until its effects have run.
  if (settings) resolveLanguage(siteLanguages(settings), settings.languageRoute, window.location.pathname);
}

/**
 * Fill the cache from the responses to the boot script's requests (APP-15), so that the first render shows the page
 * rather than a series of loading states. Waits at most 200 ms for pending responses.
 */
export async function prefetchFirstPage(client: QueryClient): Promise<void> {
  const prefetched = window.__early?.page?.then((page) => page && prefetchPageAndListing(client, page));
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, maxWait);
  });
  await Promise.race([prefetched?.catch(() => undefined), timeout]);
}
