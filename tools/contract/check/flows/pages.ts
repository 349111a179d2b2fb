import { type PageLink, type Site, tagOf } from './site';
import { objectsIn } from '../invariants/scan';
import { lacksLanguage } from '../obstacles';
import { at, list, text } from '../read';
import type { Received } from '../run';
import type { Shopper } from '../run';

/** A category, by the id that getCategoryProducts takes. */
export interface Category {
  id: string;
  url: string;
}

export interface Pages {
  categories: Category[];
  types: Set<string>;
  visited: Map<string, Received | undefined>;
  /** Languages that pages link to as alternatives, by their tags. */
  languages: Set<string>;
}

const sameType: Record<string, string> = { ProductBase: 'ProductPage', CategoryBase: 'CategoryPage' };

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

/** Fetch the page at an address (APP-01). */
export function callPage(shopper: Shopper, address: string, statuses: readonly number[], because?: string) {
  // One slash first: after it, any text is a path.
  const { href } = new URL(address.replace(/^[/\\]*/, '/'), shopper.run.target.base);
  return shopper.call('getPage', { headers: { 'Context-Url': href } }, { statuses, because });
}

/** APP-05: fetch the page at a link; report one that leads nowhere, or to the not-found page, at its own place. */
export async function follow(shopper: Shopper, { url, from, type }: PageLink): Promise<Received | undefined> {
  const page = await callPage(shopper, url, [200, 301, 404]);
  const isOther = type !== undefined || text(page?.body, 'pageType') !== 'NotFoundPage';
  const isFound = page?.status !== 404 && isOther;
  const rule = `${from?.operation} APP-05 ${from?.pointer}`;
  shopper.verify(from?.body, rule, isFound, 'the address of a page', `${url}, for which there is no page`);
  return page;
}

/** APP-01: check that the page is the one at the address, and of the type that the link names. */
function checkIdentity(shopper: Shopper, { url, type }: PageLink, { body }: Received) {
  const found = text(body, 'url');
  const isAsked = found === undefined || comparable(found) === comparable(url);
  shopper.verify(body, 'getPage APP-01 /url', isAsked, `the page asked for, ${url}`);
  const pageType = text(body, 'pageType');
  const isAny = type === undefined || type === 'Catalog' || pageType === undefined;
  const isLinked = isAny || typeOfPage(type) === typeOfPage(pageType);
  shopper.verify(body, 'getPage APP-12 /pageType', isLinked, `${type}, as the link to ${url} says`);
}

const inSite = (address: unknown, route: string): address is string =>
  typeof address === 'string' &&
  (address === `/${route}` || address.startsWith(`/${route}/`)) &&
  !/\.\w{2,4}$/.test(comparable(address));

const breadcrumbOf = (body: unknown): PageLink[] =>
  list(body, 'breadcrumb').map((item, index) => {
    const from = { operation: 'getPage', pointer: `/breadcrumb/${index}/href`, body } as const;
    return { url: text(item, 'href') ?? '', from };
  });

const byDepth = (a: { url: string }, b: { url: string }) => b.url.split('/').length - a.url.split('/').length;

/** Those with the deepest addresses first: small categories need the fewest calls. */
export const deepestFirst = <Link extends { url: string }>(links: readonly Link[]) => links.toSorted(byDepth);

/** Visit at most `limit` pages along links: start, static and deep ones, one of each menu type, then the rest. */
export async function visitPages(
  shopper: Shopper,
  { staticPages, menu, links, languageRoute }: Site,
  limit: number,
): Promise<Pages> {
  const pages: Pages = { categories: [], types: new Set(), visited: new Map(), languages: new Set() };
  const start = `/${languageRoute}`;
  const deepest = deepestFirst(menu);
  const categories = deepest.filter(({ type }) => typeOfPage(type ?? '') === 'CategoryPage');
  // Categories of different kinds of products.
  const spread = [0, 0.5, 1].map((part) => categories[Math.round((categories.length - 1) * part)]);
  const types = [...new Set(menu.map(({ type }) => type))];
  const ofTypes = types.map((type) => deepest.find((item) => item.type === type));
  const isOfSite = (link?: PageLink): link is PageLink => inSite(link?.url, languageRoute);
  const queue = [
    ...[{ url: start }, ...spread, ...staticPages, ...ofTypes],
    ...[...links.filter(isOfSite), ...categories, ...menu],
  ].filter(isOfSite);
  for (let link = queue.shift(); link !== undefined && pages.visited.size < limit; link = queue.shift()) {
    const known = comparable(link.url);
    const visited = pages.visited.get(known);
    if (visited?.status === 200 && link.type) checkIdentity(shopper, link, visited);
    if (pages.visited.has(known)) continue;
    pages.visited.set(known, undefined);
    const isStart = link.url === start;
    const page = isStart ? await callPage(shopper, start, [200, 301]) : await follow(shopper, link);
    pages.visited.set(known, page);
    if (page?.status !== 200) continue;
    const { body } = page;
    checkIdentity(shopper, link, page);
    if (isStart) await checkAlternatives(shopper, body);
    if (link === categories[0]) await checkForms(shopper, link.url, body);
    const [type, id] = [typeOfPage(text(body, 'pageType') ?? ''), text(body, 'pageId')];
    if (type !== '') pages.types.add(type);
    if (type === 'CategoryPage' && id !== undefined) pages.categories.push({ id, url: link.url });
    for (const tag of Object.keys(Object(at(body, 'alternativeLinks')))) pages.languages.add(tag);
    queue.unshift(...breadcrumbOf(body).filter(isOfSite));
    const addresses = objectsIn(body).flatMap(({ value }) => [value.url, value.href, value.dataSheetUrl]);
    queue.push(...addresses.map((url) => ({ url: String(url) })).filter(isOfSite));
  }
  return pages;
}

/** The same page: its address with a closing slash, and with a query. */
async function checkForms(shopper: Shopper, url: string, page: unknown) {
  for (const form of [`${url}/`, `${url}?contract=check`]) {
    const same = await callPage(shopper, form, [200, 301], `it is the address of ${url}`);
    const body = same?.status === 200 ? same.body : undefined;
    shopper.same(body, 'getPage APP-01 /pageId', text(page, 'pageId'), `at ${form}, as for ${url}`);
  }
}

/** The links to other languages of the start page: keyed by tag, each to a page of its language. */
async function checkAlternatives(shopper: Shopper, body: unknown) {
  for (const [tag, address] of Object.entries(Object(at(body, 'alternativeLinks')) as object)) {
    if (typeof address !== 'string' || tag === shopper.language) continue;
    const path = URL.canParse(address) ? new URL(address).pathname : address;
    const pointer = `/alternativeLinks/${tag}`;
    const route = path.split(/[/?#]/)[1] ?? '';
    const isOfLanguage = route === tag.toLowerCase() && tag === tagOf(tag.toLowerCase());
    const expected = `the tag of its language, ${tagOf(route)}`;
    shopper.verify(body, `getPage CALL-02 ${pointer}`, isOfLanguage, expected, `${tag}: ${address}`);
    // A language that the shop lacks is named once, for the settings.
    if (!isOfLanguage || !address.startsWith('/') || (await lacksLanguage(shopper.run.target, tag))) continue;
    await follow(shopper.in(tag), { url: address, from: { operation: 'getPage', pointer, body } });
  }
}
