import type { Page } from '../../features/page/page';
import { listingCall, maxPerCall } from '../../features/listing/address/listingCall';
import { defaultItemsPerLoad, openedAddress } from '../../features/listing/query/pageNumbers';
import type { ListingSource } from '../../features/listing/query/listingSource';
import { cardPictureSizes } from '../../features/product/ProductCard/cardPictureSizes';
import { galleryPictureSizes } from '../../features/product-page/gallery/galleryPictureSizes';
import { toCardProduct } from '../../features/product/ProductCard/cardProduct';
import { visibleProducts } from '../../features/product/visibleProducts';
import { pictureAddresses } from '../../components/Picture/pictureAddresses';
import { serializeQuery } from '../../api/querySerializer';
import type { Image, ListingResult, SearchResult } from '../../api/generated/types';
import type { GlobalSettings } from '../../features/settings/settings';
import type { FirstAnswers } from '../firstPaint/firstPaint';
import { sendEarlyRequest, type FirstResponses } from './sendEarlyRequests';

/** The files of each page by the name of its component; the build writes them (scripts/bootScript.ts). */
declare const __PAGE_FILES__: Record<string, readonly string[]>;

/** The script that renders the first page before React has loaded; empty where the build has none. */
declare const __FIRST_PAINT__: string;

/** How the contract writes the filters of a listing. */
export const listingQueryStyles = { filters: { explode: true, type: 'object' } } as const;

/** Paths of the calls of a list; written out, as those of every page are. */
export const listingPaths = {
  getCategoryProducts: '/api/categories/{id}/products',
  search: '/api/search',
} as const;

/** How many pictures of a list are fetched before its cards are rendered: the first row. */
const firstPictures = 4;

/** The name of a page's component: those of the two bases are their pages' (APP-02). */
export const componentOf = (pageType: string) => pageType.replace(/Base$/, 'Page');

/** The files of a page's chunk with all that it imports. */
function pageFiles({ pageType }: Page): readonly string[] {
  const component = componentOf(pageType);
  return (Object.hasOwn(__PAGE_FILES__, component) && __PAGE_FILES__[component]) || [];
}

const isStyleSheet = (href: string) => href.endsWith('.css');

function preloadFile(href: string): void {
  const link = document.createElement('link');
  link.rel = isStyleSheet(href) ? 'preload' : 'modulepreload';
  if (isStyleSheet(href)) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** Applies a style sheet; the app finds it in the document. Rejects when it cannot be loaded. */
function loadStyleSheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}

/** The list of products that a page shows first. */
function listingSource({ pageType, pageId }: Pick<Page, 'pageType' | 'pageId'>): ListingSource | undefined {
  if (pageType === 'SearchPage') return { operation: 'search' };
  const isCategory = pageType === 'CategoryPage' || pageType === 'CategoryBase';
  return isCategory ? { operation: 'getCategoryProducts', id: pageId } : undefined;
}

/** The path and query of the first call of a list, as the client will make it (LIST-10, SRCH-02). */
function listingPath(source: ListingSource, itemsPerLoad: number): string | undefined {
  const address = openedAddress(source, window.location.search, itemsPerLoad);
  const { skip, take } = address;
  const query = serializeQuery(
    { ...listingCall(address), skip, take: Math.min(take, maxPerCall) },
    listingQueryStyles,
  );
  if (source.operation === 'search') return address.query.trim() && `${listingPaths.search}?${query}`;
  return `${listingPaths.getCategoryProducts.replace('{id}', encodeURIComponent(source.id))}?${query}`;
}

/** Fetches a picture; the image that React renders finds it in the document's cache. */
function preloadPicture(image: Image | null | undefined, sizes: string): void {
  if (!image?.src) return;
  const { src, srcSet } = pictureAddresses(image);
  const preloaded = document.createElement('img');
  preloaded.fetchPriority = 'high';
  if (srcSet) Object.assign(preloaded, { sizes, srcset: srcSet });
  preloaded.src = src;
}

/** Fetches the picture that a page shows first: of its product, or at its top. That of a category stands in wide windows only. */
function preloadTopPicture(page: Page): void {
  if ('product' in page) preloadPicture(toCardProduct(page.product).article.image, galleryPictureSizes);
  else if (!('renderTopImage' in page)) preloadPicture(page.heroModel?.image ?? page.hero, '100vw');
}

/** Fetches the pictures of the first cards. */
function preloadCardPictures({ result }: ListingResult): void {
  for (const product of visibleProducts(result).slice(0, firstPictures))
    preloadPicture(toCardProduct(product).article.image, cardPictureSizes.grid);
}

const noContent = 204;

/**
 * Reads a copy of an answer, which the client reads itself.
 * @throws when the call fails, or what it answers is no JSON
 */
async function readCopy<Body>(response: Promise<Response>): Promise<Body> {
  const { ok, status } = await response;
  if (!ok) throw new Error(`Status ${status}`);
  return (status === noContent ? null : await (await response).clone().json()) as Body;
}

type ListAnswer = ListingResult | SearchResult;

async function prefetchListing(page: Page, { itemsPerLoad }: GlobalSettings): Promise<ListAnswer | undefined> {
  const source = listingSource(page);
  const path = source && listingPath(source, itemsPerLoad ?? defaultItemsPerLoad);
  if (!path) return undefined;
  const answer = await readCopy<ListAnswer>(sendEarlyRequest(path));
  preloadCardPictures('productResult' in answer ? answer.productResult : answer);
  return answer;
}

/**
 * Whether the first page is rendered before React has loaded: a category that is opened at its beginning. One that is
 * reloaded, or that Back leads to, has a place further down, which the app restores.
 */
function isPaintedFirst(page: Page, { itemsPerLoad = defaultItemsPerLoad }: GlobalSettings): boolean {
  const source = listingSource(page);
  if (!__FIRST_PAINT__ || source?.operation !== 'getCategoryProducts') return false;
  const { skip, take } = openedAddress(source, window.location.search, itemsPerLoad);
  return skip === 0 && take === itemsPerLoad && window.history.state === null && window.location.hash === '';
}

/** Waits until everything has settled, whether it has failed or not. */
const settled = (promises: readonly unknown[]) => Promise.allSettled(promises);

/** Renders the first page as soon as its products and the rest are here (APP-15). What goes wrong is left to React. */
async function paint(
  page: Page,
  responses: FirstResponses,
  products: Promise<ListAnswer | undefined>,
  onLoaded: () => void,
): Promise<void> {
  const styleSheets = pageFiles(page).filter(isStyleSheet).map(loadStyleSheet);
  const script = import(/* @vite-ignore */ __FIRST_PAINT__) as Promise<typeof import('../firstPaint/firstPaint')>;
  const operations = Object.keys(responses) as (keyof FirstResponses)[];
  const answers = operations.map(async (id) => [id, await readCopy(responses[id])] as const);
  void settled([script, products, ...styleSheets, ...answers]).then(onLoaded);
  const [{ paintFirstPage }, getCategoryProducts, ...entries] = await Promise.all([script, products, ...answers]);
  await Promise.all(styleSheets);
  paintFirstPage({ ...Object.fromEntries(entries), getCategoryProducts } as FirstAnswers);
}

/**
 * Fetches what the page of the address needs, as soon as its answer is here: its first products with their pictures,
 * the chunk of its type (APP-15). A category is rendered before that chunk and the app's code are loaded. What goes
 * wrong is left to the client, which makes the same calls and reports their failures.
 * @param onLoaded called once the app's code may take the line, at the latest when this settles
 * @returns the page once its texts and products are here too; undefined when a call has failed, or led elsewhere
 */
export async function prefetchFirstPage(
  responses: FirstResponses,
  onLoaded: () => void,
): Promise<Page | undefined> {
  try {
    const [page, settings] = await Promise.all([
      readCopy<Page>(responses.getPage),
      readCopy<GlobalSettings>(responses.getGlobalSettings),
    ]);
    const products = prefetchListing(page, settings);
    const loadApp = () => {
      onLoaded();
      pageFiles(page).forEach(preloadFile);
    };
    const painting = isPaintedFirst(page, settings)
      ? paint(page, responses, products, loadApp).catch((e) => void (window as any).__dbg?.(e))
      : loadApp();
    preloadTopPicture(page);
    await Promise.all([readCopy(responses.getTranslations), products, painting]);
    return page;
  } catch {
    return undefined;
  } finally {
    onLoaded();
  }
}
