import { dehydrate, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { getGlobalSettingsQuery } from '../api/generated/queries';
import { ApiError, isTimeout } from '../api/errors';
import { createQueryClient } from '../api/queryClient';
import { shellQueries } from '../api/shellQueries';
import { App } from '../app/App';
import type { RenderedState } from '../app/hydration';
import { ownPageTypes, prefetchPageQueries } from '../app/pageRegistry';
import { resolveSiteLanguage } from '../features/settings/settings';
import { PageMetadata } from '../features/seo/PageMetadata';
import { structuredData, scriptJson } from '../features/seo/StructuredData';
import { getLanguage, languageOfPath } from '../i18n/language';
import { startLanguage } from '../i18n/languageStore';
import { pageUrl, renderRequest } from '../lib/renderRequest';
import { redirectTarget } from '../routing/address/shopAddress';
import { pageQuery, type Page, type PageType } from '../routing/page/page';
import { windowGuess } from '../theme/breakpoints';

/** A page with its metadata alone: the browser renders it. */
export interface DescribedPage {
  status: number;
  /** HTML of the metadata for the document's head. */
  head: string;
  page: Page;
  language: string;
}

/** A page rendered for a request. */
export interface RenderedPage extends DescribedPage {
  /** HTML of the app. */
  app: string;
  /** Files of the lazy parts in it. */
  parts: readonly string[];
  state: RenderedState;
}

/** Result of a request: a page; a redirect; or only a status, with which the browser gets the document of the files. */
export type RenderResult = RenderedPage | DescribedPage | { status: number; location?: string };

/** Page types that are rendered on a server, the brand's own included; the others are the customer's, or the editors'. */
export const renderedTypes = (): string[] => [
  ...ownPageTypes(),
  ...(['StartPage', 'CategoryPage', 'CategoryBase', 'SearchPage', 'ProductPage', 'ProductBase'] as const),
  ...(['StandardPage', 'InspirationPage', 'InformationPage', 'StorefrontPage', 'CampaignPage'] as const),
  ...(['NotFoundPage', 'ErrorPage'] as const satisfies PageType[]),
];

/** Status of a page that was fetched. */
const statusOf = ({ pageType }: Page) =>
  pageType === 'NotFoundPage' ? 404 : pageType === 'ErrorPage' ? 500 : 200;

/** Result for a page that could not be fetched (APP-05). */
function failureResult(error: unknown): RenderResult {
  if (!(error instanceof ApiError)) throw error;
  // The browser may have more patience.
  if (isTimeout(error)) return { status: 200 };
  const { httpStatus, redirectUrl } = error;
  if (httpStatus === 404) return { status: 404 };
  const target = httpStatus === 301 && redirectUrl !== null ? redirectTarget(redirectUrl) : undefined;
  if (!target) return { status: 500 };
  return { status: 301, location: target.kind === 'site' ? target.href : target.address };
}

const scriptOf = (data: object) => `<script type="application/ld+json">${scriptJson(data)}</script>`;

const isComplete = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success');

/** Fetch the page and all that its first window shows; the cache has every response, unless one has failed. */
async function fetchPage(client: QueryClient, address: string): Promise<Page> {
  const queries = shellQueries().map((query) => client.prefetchQuery(query as FetchQueryOptions));
  const page = await client.fetchQuery(pageQuery(address));
  await Promise.all(queries);
  await prefetchPageQueries(client, page);
  return page;
}

/** HTML of the app; tags that React hoists to the head stand before its element. */
async function renderApp(client: QueryClient, address: string): Promise<[head: string, app: string]> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StrictMode>
        <div id="root">
          <App
            queryClient={client}
            Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
          />
        </div>
      </StrictMode>,
      {
        // All at once: what comes later would need scripts in the document.
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onError: reject,
        progressiveChunkSize: Infinity,
      },
    );
  });
  const start = html.indexOf('<div id="root">');
  return [html.slice(0, start), html.slice(start)];
}

/** Render the page of the current request. */
export async function renderPage(guess: RenderedState['guess']): Promise<RenderResult> {
  const { pathname, search } = pageUrl();
  // Elsewhere the language depends on what the browser has stored (APP-08).
  if (languageOfPath(pathname) === undefined) return { status: 200 };
  startLanguage(pathname);
  windowGuess.set(guess);
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false } });
  try {
    let page: Page;
    try {
      page = await fetchPage(client, pathname + search);
    } catch (error) {
      return failureResult(error);
    }
    const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
    if (!settings) return { status: statusOf(page) };
    resolveSiteLanguage(settings, pathname);
    const facts = { status: statusOf(page), page, language: getLanguage() };
    const data = structuredData(page).map(scriptOf).join('');
    if (!isComplete(client) || !renderedTypes().includes(page.pageType))
      return { ...facts, head: renderToStaticMarkup(<PageMetadata page={page} />) + data };
    const [head, app] = await renderApp(client, pathname + search);
    return {
      ...facts,
      app,
      head: head + data,
      parts: [...(renderRequest()?.parts ?? [])],
      state: { address: pathname + search, guess, queries: dehydrate(client) },
    };
  } finally {
    client.clear();
  }
}
