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
import { sendEarlyRequest, type FirstResponses } from './sendEarlyRequests';

/** The files of each page by the name of its component; the build writes them (scripts/bootScript.ts). */
declare const __PAGE_FILES__: Record<string, readonly string[]>;

/** How the contract writes the filters of a listing. */
export const listingQueryStyles = { filters: { explode: true, type: 'object' } } as const;

/** Paths of the calls of a list; written out, as those of every page are. */
export const listingPaths = {
  getCategoryProducts: '/api/categories/{id}/products',
  search: '/api/search',
} as const;

/** How many pictures of a list are fetched before its cards are rendered: the first row. */
const firstPictures = 4;

function preloadFile(href: string): void {
  const link = document.createElement('link');
  const isStyleSheet = href.endsWith('.css');
  link.rel = isStyleSheet ? 'preload' : 'modulepreload';
  if (isStyleSheet) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** The name of a page's component: those of the two bases are their pages' (APP-02). */
export const componentOf = (pageType: string) => pageType.replace(/Base$/, 'Page');

/** Preloads the chunk of a page with all that it imports. */
async function preloadPageFiles(pageType: string): Promise<void> {
  const component = componentOf(pageType);
  if (Object.hasOwn(__PAGE_FILES__, component)) __PAGE_FILES__[component]?.forEach(preloadFile);
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
async function preloadTopPicture(page: Page): Promise<void> {
  if ('product' in page) preloadPicture(toCardProduct(page.product).article.image, galleryPictureSizes);
  else if (!('renderTopImage' in page)) preloadPicture(page.heroModel?.image ?? page.hero, '100vw');
}

/** Fetches the pictures of the first cards. */
function preloadCardPictures({ result }: ListingResult): void {
  for (const product of visibleProducts(result).slice(0, firstPictures))
    preloadPicture(toCardProduct(product).article.image, cardPictureSizes.grid);
}

/**
 * Reads a copy of an answer, which the client reads itself.
 * @throws when the call fails, or what it answers is no JSON
 */
async function readCopy<Body>(response: Promise<Response>): Promise<Body> {
  const { ok, status } = await response;
  if (!ok) throw new Error(`Status ${status}`);
  return (await (await response).clone().json()) as Body;
}

async function prefetchListing(page: Page, { itemsPerLoad }: GlobalSettings): Promise<void> {
  const source = listingSource(page);
  if (!source) return;
  const path = listingPath(source, itemsPerLoad ?? defaultItemsPerLoad);
  if (!path) return;
  const answer = await readCopy<ListingResult | SearchResult>(sendEarlyRequest(path));
  preloadCardPictures('productResult' in answer ? answer.productResult : answer);
}

/**
 * Fetches what the page of the address needs, as soon as its answer is here and while the app's code is still loading:
 * the chunk of its type, and its first products with their pictures (APP-15). What goes wrong is left to the client,
 * which makes the same calls and reports their failures.
 * @returns the page once its texts and products are here too; undefined when a call has failed, or led elsewhere
 */
export async function prefetchFirstPage(responses: FirstResponses): Promise<Page | undefined> {
  try {
    const [page, settings] = await Promise.all([
      readCopy<Page>(responses.page),
      readCopy<GlobalSettings>(responses.settings),
    ]);
    const texts = readCopy(responses.texts);
    await Promise.all([
      texts,
      prefetchListing(page, settings),
      preloadPageFiles(page.pageType),
      preloadTopPicture(page),
    ]);
    return page;
  } catch {
    return undefined;
  }
}
