import type { QueryClient } from '@tanstack/react-query';
import {
  getCustomerQuery,
  getGlobalSettingsQuery,
  getHeaderQuery,
  getSiteStructureQuery,
  getTranslationsQuery,
} from '../../api/generated/queries';
import type { Page } from '../../features/page/page';
import { settleLanguage } from '../../features/settings/languageStore';
import { siteLanguages } from '../../features/settings/siteLanguages';
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
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  // The first render would show the loading screen until its effects have run.
  if (settings) settleLanguage(siteLanguages(settings), settings.languageRoute, window.location.pathname);
}

/** Puts what the first page shows around it into the cache. */
async function prefetchHeader(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(getHeaderQuery()),
    client.prefetchQuery(getSiteStructureQuery()),
    client.prefetchQuery(getCustomerQuery()),
  ]);
}

/**
 * Takes over what the boot script has fetched by now, so that the first render shows the page at once: without it the same
 * answers would come one after the other, each with a render of its own. What is not here yet is not waited for, unless
 * the page shows already: then React replaces it with nothing less.
 * @param isPainted whether the page shows already
 */
export async function takeOverFirstVisit(client: QueryClient, isPainted: boolean): Promise<void> {
  const { __firstPage: firstPage } = window;
  // From here on the boot script paints nothing.
  delete window.__firstPage;
  const page = await Promise.race([firstPage, Promise.resolve(undefined)]);
  if (!page) return;
  if (isPainted) {
    await Promise.allSettled([prefetchFirstVisit(client, page), prefetchHeader(client)]);
    return;
  }
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, maxWait);
  });
  await Promise.race([prefetchFirstVisit(client, page).catch(() => undefined), timeout]);
}
