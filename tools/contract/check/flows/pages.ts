import { type PageLink, type Site, tagOf } from './site';
import { objectsIn } from '../invariants/scan';
import { lacksLanguage } from '../obstacles';
import { at, list, text } from '../read';
import type { Received, Run } from '../run';
import type { Shopper } from '../shopper';

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
  /** Responses by the addresses fetched. */
  visited: Map<string, Received | undefined>;
  /** Languages that pages link to as alternatives, by their tags. */
  languages: Set<string>;
}

/** APP-01: check that the page is the one at the address, and of the type that the link names. */
function checkIdentity(run: Run, { url, type }: PageLink, { body }: Received): void {
  const found = text(body, 'url');
  const isAsked = found === undefined || comparable(found) === comparable(url);
  run.verify(body, 'getPage APP-01 /url', isAsked, `the page asked for, ${url}`, found);
  const pageType = text(body, 'pageType');
  const isAny = type === undefined || type === 'Catalog' || pageType === undefined;
  const isLinked = isAny || typeOfPage(type) === typeOfPage(pageType);
  run.verify(body, 'getPage APP-12 /pageType', isLinked, `${type}, as the link to ${url} says`, pageType);
}

/** True for an address of a page of a language. */
const inSite = (address: unknown, route: string): address is string =>
  typeof address === 'string' &&
  (address === `/${route}` || address.startsWith(`/${route}/`)) &&
  !/\.\w{2,4}$/.test(comparable(address));

/** Links of a page to addresses of the same language. */
const linksOf = (body: unknown, route: string): string[] =>
  objectsIn(body)
    .flatMap(({ value }) => [value.url, value.href, value.dataSheetUrl])
    .filter((address): address is string => inSite(address, route));

/** Links of a page's breadcrumb, which have to lead to pages. */
const breadcrumbOf = (body: unknown): PageLink[] =>
  list(body, 'breadcrumb').flatMap((item, index): PageLink[] => {
    const url = text(item, 'href');
    return url ? [{ url, from: { operation: 'getPage', pointer: `/breadcrumb/${index}/href`, body } }] : [];
  });

/**
 * Visit pages along links until the limit: the start page, the deepest categories, static pages, one menu entry of each
 * type, the other categories, links of header and footer, then what pages link to.
 * @param limit maximum number of pages
 */
export async function visitPages(shopper: Shopper, site: Site, limit: number): Promise<Pages> {
  const pages: Pages = { categories: [], types: new Set(), visited: new Map(), languages: new Set() };
  const { staticPages, menu, languageRoute } = site;
  const start = `/${languageRoute}`;
  const categories = categoriesOf(menu);
  const isOfSite = ({ url }: PageLink) => inSite(url, languageRoute);
  const queue: PageLink[] = [
    { url: start },
    ...spread(categories),
    ...staticPages,
    ...oneOfEachType(menu),
    ...site.links.filter(isOfSite),
    ...categories,
    ...menu,
  ].filter(isOfSite);
  for (let link = queue.shift(); link !== undefined && pages.visited.size < limit; link = queue.shift()) {
    const known = comparable(link.url);
    const visited = pages.visited.get(known);
    if (visited?.status === 200 && link.type) checkIdentity(shopper.run, link, visited);
    if (pages.visited.has(known)) continue;
    pages.visited.set(known, undefined);
    const isStart = link.url === start;
    const page = isStart ? await callPage(shopper, start, [200, 301]) : await follow(shopper, link);
    pages.visited.set(known, page);
    if (page?.status !== 200) continue;
    checkIdentity(shopper.run, link, page);
    if (isStart) await checkAlternatives(shopper, page.body);
    if (link === categories[0]) await checkForms(shopper, link.url, page.body);
    collect(pages, link, page.body);
    const trail = breadcrumbOf(page.body).filter(isOfSite);
    queue.unshift(...trail);
    queue.push(...linksOf(page.body, languageRoute).map((url) => ({ url })));
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

/** First, middle and last entry of a list: categories of different kinds of products. */
const spread = (links: readonly PageLink[]): PageLink[] =>
  [0, 0.5, 1].flatMap((part) => links[Math.round((links.length - 1) * part)] ?? []);

const byDepth = (a: PageLink, b: PageLink) => b.url.split('/').length - a.url.split('/').length;

/** Categories of the menu, the deepest first: small ones need the fewest calls. */
const categoriesOf = (menu: readonly PageLink[]): PageLink[] =>
  menu.filter(({ type }) => typeOfPage(type ?? '') === 'CategoryPage').toSorted(byDepth);

function oneOfEachType(menu: readonly PageLink[]): PageLink[] {
  const types = new Set(menu.map(({ type }) => type));
  return [...types].flatMap((type) => menu.toSorted(byDepth).find((item) => item.type === type) ?? []);
}

/** Aliases of page types in responses. */
const sameType: Record<string, string> = { ProductBase: 'ProductPage', CategoryBase: 'CategoryPage' };

/** The canonical name of a page type. */
export const typeOfPage = (name: string): string => sameType[name] ?? name;

/** Normalised address: decoded, without query and trailing slash. */
export function comparable(address: string): string {
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
  shopper: Shopper,
  address: string,
  statuses: readonly number[],
  because?: string,
) => {
  const headers = { 'Context-Url': pageUrl(shopper.run, address) };
  return shopper.call('getPage', { headers }, { statuses, ...(because && { because }) });
};

/** APP-05: fetch the page at a link; report one that leads nowhere, or to the not-found page, at its own place. */
export async function follow(shopper: Shopper, link: PageLink): Promise<Received | undefined> {
  const { url, from, type } = link;
  const page = await callPage(shopper, url, [200, 301, 404]);
  const isMissing =
    page?.status === 404 || (type === undefined && text(page?.body, 'pageType') === 'NotFoundPage');
  const found = `${url}, for which there is no page`;
  if (from)
    shopper.verify(
      from.body,
      `${from.operation} APP-05 ${from.pointer}`,
      !isMissing,
      'the address of a page',
      found,
    );
  return page;
}

/** The same page: its address with a closing slash, and with a query. */
export async function checkForms(shopper: Shopper, url: string, page: unknown): Promise<void> {
  for (const form of [`${url}/`, `${url}?contract=check`]) {
    const same = await callPage(shopper, form, [200, 301], `it is the address of ${url}`);
    const [id, found] = [text(page, 'pageId'), text(same?.body, 'pageId')];
    const isSame = same?.status !== 200 || id === undefined || found === undefined || found === id;
    shopper.verify(same?.body, 'getPage APP-01 /pageId', isSame, `${id} at ${form}, as for ${url}`, found);
  }
}

/** The links to other languages of the start page: keyed by tag, each to a page of its language. */
export async function checkAlternatives(shopper: Shopper, body: unknown): Promise<void> {
  for (const [tag, address] of Object.entries(
    Object(at(body, 'alternativeLinks')) as Record<string, unknown>,
  )) {
    if (typeof address !== 'string' || tag === shopper.language) continue;
    const path = /^https?:/.test(address) ? new URL(address, shopper.run.target.base).pathname : address;
    const pointer = `/alternativeLinks/${tag}`;
    const route = path.split(/[/?#]/)[1] ?? '';
    const isOfLanguage = route === tag.toLowerCase() && tag === tagOf(tag.toLowerCase());
    const expected = `the tag of its language, ${tagOf(route)}`;
    shopper.verify(body, `getPage CALL-02 ${pointer}`, isOfLanguage, expected, `${tag}: ${address}`);
    // A language that the shop lacks is named once, for the settings.
    if (!isOfLanguage || !address.startsWith('/') || (await lacksLanguage(shopper.run.target, tag))) continue;
    await follow(shopper.in(tag), {
      url: address,
      from: { operation: 'getPage', pointer, body },
    });
  }
}
