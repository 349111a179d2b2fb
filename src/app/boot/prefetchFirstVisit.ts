import type { QueryClient } from '@tanstack/react-query';
import { getGlobalSettingsQuery, getTranslationsQuery } from '../../api/generated/queries';
import type { Page } from '../../features/page/page';
import { prefetchPageData } from '../pageModules';
import { prefetchPage } from '../visit/prefetchPage';

/** How long the first render waits at most for answers that are here already to be read, in ms. */
const maxWait = 200;

/** Puts the first page, its component and its products into the cache. */
async function prefetchFirstVisit(client: QueryClient, page: Page): Promise<void> {
  await Promise.all([
    client.prefetchQuery(getGlobalSettingsQuery()),
    client.prefetchQuery(getTranslationsQuery()),
    prefetchPage(client, window.location.pathname + window.location.search),
  ]);
  await prefetchPageData(client, page);
}

/**
 * Takes over what the boot script has fetched by now, so that the first render shows the page at once: without it the same
 * answers would come one after the other, each with a render of its own. What is not here yet is not waited for.
 */
export async function takeOverFirstVisit(client: QueryClient): Promise<void> {
  const page = await Promise.race([window.__firstPage, Promise.resolve(undefined)]);
  if (!page) return;
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, maxWait);
  });
  await Promise.race([prefetchFirstVisit(client, page).catch(() => undefined), timeout]);
}
