import {
  type DehydratedState,
  type FetchQueryOptions,
  hydrate,
  type QueryClient,
} from '@tanstack/react-query';
import { getGlobalSettingsQuery, getTranslationsQuery } from '../api/generated/queries';
import { shellQueries } from '../api/shellQueries';
import { resolveSiteLanguage } from '../features/settings/settings';
import { pageUrl } from '../lib/renderRequest';
import { type Page, pageQuery } from '../routing/page/page';
import { windowGuess, type WindowGuess } from '../theme/breakpoints';
import { pageModule, prefetchPage, prefetchPageQueries } from './pageRegistry';

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

export interface RenderedState {
  address: string;
  guess: WindowGuess;
  queries: DehydratedState;
}

export const stateId = 'rendered-state';

/** Attribute of the metadata of a page that the server describes without rendering it. */
export const describedMark = 'data-described';

/** Remove the metadata of a described page: the app renders its own. */
export function removeDescription(): void {
  for (const element of document.head.querySelectorAll(`[${describedMark}]`)) element.remove();
}

/** Take over the state of a page rendered on a server; false for a document without one, or of another address. */
export async function takeRenderedState(client: QueryClient): Promise<boolean> {
  const element = document.getElementById(stateId);
  if (!element) return false;
  const { address, guess, queries } = JSON.parse(element.textContent) as RenderedState;
  element.remove();
  const { pathname, search } = pageUrl();
  if (address !== pathname + search) return false;
  hydrate(client, queries);
  windowGuess.set(guess);
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  if (settings) resolveSiteLanguage(settings, pathname);
  const page = client.getQueryData(pageQuery(address).queryKey);
  if (page) await pageModule(page.pageType)?.prefetch();
  return settings !== undefined && page !== undefined;
}
