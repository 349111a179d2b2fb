import { text } from '../read';
import type { Shopper } from '../request';
import type { Received, Run } from '../run';
import type { PageLink } from './site';

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
  run: Run,
  shopper: Shopper,
  address: string,
  statuses: readonly number[],
  because?: string,
) => {
  const headers = { 'Context-Url': pageUrl(run, address) };
  return run.call(shopper, 'getPage', { headers }, { statuses, ...(because && { because }) });
};

/** APP-05: fetch the page at a link; report one that leads nowhere, or to the not-found page, at its own place. */
export async function follow(run: Run, shopper: Shopper, link: PageLink): Promise<Received | undefined> {
  const { url, from, type } = link;
  const page = await callPage(run, shopper, url, [200, 301, 404]);
  const isMissing =
    page?.status === 404 || (type === undefined && text(page?.body, 'pageType') === 'NotFoundPage');
  const found = `${url}, for which there is no page`;
  if (from)
    run.verify(
      from.body,
      `${from.operation} APP-05 ${from.pointer}`,
      !isMissing,
      'the address of a page',
      found,
    );
  return page;
}
