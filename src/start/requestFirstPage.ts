import { getCategoryProducts, search } from '../api/generated/paths';
import type { Page } from '../routing/page/page';
import type { GlobalSettings } from '../features/settings/settings';
import { type FirstResponses, sendEarlyRequest } from './sendEarlyRequests';
import { serializeQuery } from '../api/querySerializer';
import {
  listingCall,
  type ListingSource,
  maxPerCall,
  openedAddress,
  productsPerLoad,
} from '../features/listing/query/listingSource';
import { pageUrl } from '../lib/renderRequest';

function listingSource({ pageType, pageId }: Page): ListingSource | undefined {
  if (pageType === 'SearchPage') return { operation: 'search' };
  const isCategory = pageType === 'CategoryPage' || pageType === 'CategoryBase';
  return isCategory ? { operation: 'getCategoryProducts', id: pageId } : undefined;
}

/** Path and query of the first request of a list; must equal the client's (LIST-10, SRCH-02). */
function listingPath(source: ListingSource, itemsPerLoad: number): string | undefined {
  const address = openedAddress(source, pageUrl().search, itemsPerLoad);
  const { skip, take } = address;
  const query = serializeQuery({ ...listingCall(address), skip, take: Math.min(take, maxPerCall) });
  if (source.operation === 'search') return address.query && `${search}?${query}`;
  return `${getCategoryProducts.replace('{id}', encodeURIComponent(source.id))}?${query}`;
}

/** Request the first products of a page (getCategoryProducts, search); resolves at once for a page without a list. */
async function requestFirstProducts(page: Page, settings: GlobalSettings): Promise<void> {
  const source = listingSource(page);
  const path = source && listingPath(source, productsPerLoad(settings));
  if (path) await sendEarlyRequest(path);
}

/** Files of each page's chunk and its imports, by component name; set by the build (scripts/build/bootScript.ts). */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

// Referenced once: the build inlines the value at each reference.
const pageFiles = () => new Map(Object.entries(__PAGE_FILES__));

/** Component name of a page type (APP-02), which several types may share. */
export const componentOf = (pageType: string) =>
  pageType.replace(/Base$/, 'Page').replace(/^(Standard|Inspiration|Information)Page$/, 'ContentPage');

function preloadFile(href: string): void {
  const isStyleSheet = href.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyleSheet ? 'preload' : 'modulepreload';
  if (isStyleSheet) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** Preload the chunk of a page with its imports and style sheets (APP-15). */
function preloadPageChunk(pageType: string): void {
  pageFiles().get(componentOf(pageType))?.forEach(preloadFile);
}

const noContent = 204;

/** Read the JSON body of a clone of a response; the client reads the original. Throws after any failure. */
async function readCopy<Body>(response: Promise<Response>): Promise<Body> {
  const { ok, status } = await response;
  if (!ok) throw new Error(`Status ${status}`);
  return (status === noContent ? null : await (await response).clone().json()) as Body;
}

/** Fetch the chunk and first products of the page; undefined when a call fails, which the client repeats. */
async function fetchFirstPage({
  getPage,
  getGlobalSettings,
  getTranslations,
}: FirstResponses): Promise<Page | undefined> {
  try {
    const page = await readCopy<Page>(getPage);
    preloadPageChunk(page.pageType);
    const settings = await readCopy<GlobalSettings>(getGlobalSettings);
    await Promise.all([readCopy(getTranslations), requestFirstProducts(page, settings)]);
    return page;
  } catch {
    return undefined;
  }
}

/** Prepare the page of the address while the app's code is loading (APP-15); the bare `/` has no responses. */
export function requestFirstPage(responses: FirstResponses | undefined): void {
  if (responses && window.__early) window.__early.page = fetchFirstPage(responses);
}
