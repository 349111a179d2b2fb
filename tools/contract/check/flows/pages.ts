import { objectsIn } from '../invariants/scan';
import { text } from '../read';
import { describe, type Received, type Run, type Shopper } from '../run';
import type { PageLink, Site } from './site';

/** A category, by the id that getCategoryProducts takes. */
export interface Category {
  id: string;
  url: string;
}

/** Results of visiting pages. */
export interface Pages {
  categories: Category[];
  /** Page types seen. */
  types: Set<string>;
  /** Addresses fetched. */
  visited: Set<string>;
  /** Languages that pages link to as alternatives, by their tags. */
  languages: Set<string>;
}

/** Aliases of page types in responses. */
const sameType: Record<string, string> = { ProductBase: 'ProductPage', CategoryBase: 'CategoryPage' };

/** The canonical name of a page type. */
export const typeOfPage = (name: string): string => sameType[name] ?? name;

/** Normalised address: decoded, without query and trailing slash. */
function comparable(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  const short = path.length > 1 ? path.replace(/\/+$/, '') : path;
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

/** The Context-Url of a page (APP-01). */
const pageUrl = ({ target }: Run, address: string): string =>
  // One slash first: after it, any text is a path.
  new URL(address.replace(/^[/\\]*/, '/'), target.base).href;

/** Fetch the page at an address. */
export const callPage = (
  run: Run,
  shopper: Shopper,
  address: string,
  statuses: readonly number[],
  because?: string,
) =>
  run.call(
    shopper,
    'getPage',
    { headers: { 'Context-Url': pageUrl(run, address) } },
    { statuses, ...(because === undefined ? {} : { because }) },
  );

/** APP-01: check that the page is the one at the address, and of the type that the link names. */
function checkIdentity(run: Run, shopper: Shopper, { url, type }: PageLink, { body }: Received): void {
  const request = `GET /api/content/page, Context-Url ${url} (${describe(shopper)})`;
  const found = text(body, 'url');
  if (found !== undefined && comparable(found) !== comparable(url))
    run.broken(
      'getPage',
      'APP-01',
      { pointer: '/url', expected: `the page asked for, ${url}`, found, body },
      request,
    );
  const pageType = text(body, 'pageType');
  const isLinkedType = type === undefined || type === 'Catalog' || pageType === undefined;
  if (!isLinkedType && typeOfPage(type) !== typeOfPage(pageType))
    run.broken(
      'getPage',
      'APP-12',
      { pointer: '/pageType', expected: `${type}, as the link to it says`, found: pageType, body },
      request,
    );
}

/** Links of a page to addresses of the same language. */
function linksOf(body: unknown, route: string): string[] {
  const inSite = (address: unknown): address is string =>
    typeof address === 'string' && (address === `/${route}` || address.startsWith(`/${route}/`));
  const isFile = (address: string) => /\.\w{2,4}$/.test(comparable(address));
  return [...objectsIn(body)]
    .flatMap(({ value }) => [value.url, value.href, value.dataSheetUrl])
    .filter(inSite)
    .filter((address) => !isFile(address));
}

/**
 * Visit pages along links from the start page until the limit: categories, static pages and one menu entry of each type
 * first.
 * @param limit maximum number of pages
 */
export async function visitPages(run: Run, shopper: Shopper, site: Site, limit: number): Promise<Pages> {
  const pages: Pages = { categories: [], types: new Set(), visited: new Set(), languages: new Set() };
  const { staticPages, menu } = site;
  const promised = [
    { url: `/${site.languageRoute}` },
    ...categoriesOf(menu),
    ...staticPages,
    ...oneOfEachType(menu),
  ];
  const queue: PageLink[] = [...promised, ...site.links, ...site.menu.slice(0, limit)];
  for (let link = queue.shift(); link !== undefined && pages.visited.size < limit; link = queue.shift()) {
    const known = comparable(link.url);
    if (pages.visited.has(known)) continue;
    pages.visited.add(known);
    const isPromised = promised.includes(link) || link.type !== undefined;
    const page = await callPage(run, shopper, link.url, isPromised ? [200, 301] : [200, 301, 404]);
    if (page?.status !== 200) continue;
    checkIdentity(run, shopper, link, page);
    collect(pages, link, page.body);
    queue.push(...linksOf(page.body, site.languageRoute).map((url) => ({ url })));
  }
  return pages;
}

function collect(pages: Pages, { url }: PageLink, body: unknown): void {
  const [type, id] = [text(body, 'pageType'), text(body, 'pageId')];
  if (type !== undefined) pages.types.add(typeOfPage(type));
  if (type !== undefined && typeOfPage(type) === 'CategoryPage' && id !== undefined)
    pages.categories.push({ id, url });
  for (const tag of Object.keys(Object(Object(body).alternativeLinks))) pages.languages.add(tag);
}

const byDepth = (a: PageLink, b: PageLink) => b.url.split('/').length - a.url.split('/').length;

/** The deepest categories: small ones need the fewest calls. */
const categoriesOf = (menu: readonly PageLink[]): PageLink[] =>
  menu
    .filter(({ type }) => typeOfPage(type ?? '') === 'CategoryPage')
    .toSorted(byDepth)
    .slice(0, 3);

function oneOfEachType(menu: readonly PageLink[]): PageLink[] {
  const types = new Set(menu.map(({ type }) => type));
  return [...types].flatMap((type) => menu.toSorted(byDepth).find((item) => item.type === type) ?? []);
}
