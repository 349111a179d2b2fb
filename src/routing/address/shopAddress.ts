import { redirectOrigins } from '../../config/deployment';
import { pageUrl } from '../../lib/renderRequest';

/** Path of an address, decoded and without trailing slashes; the address itself if it cannot be parsed. */
function comparablePath(address: string): string {
  if (!URL.canParse(address, pageUrl().origin)) return address;
  const { pathname } = new URL(address, pageUrl().origin);
  const trimmed = pathname.replace(/\/+$/, '');
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}

/**
 * True for the same path, regardless of encoding, trailing slash, query and hash.
 * @example isSamePath(window.location.pathname, staticPages.searchPage.url);
 */
export function isSamePath(one: string, other: string): boolean {
  return comparablePath(one) === comparablePath(other);
}

/** Target of an address from the server: a page of the shop, or an allowed other site. */
export type RedirectTarget = { kind: 'page'; address: string } | { kind: 'site'; href: string };

/**
 * Check a redirect address of the server (APP-05) against `<meta name="redirect-origins">` of index.html.
 * @returns undefined for an address that must not be followed; a page's address never begins with two slashes
 * @example const target = redirectTarget(paymentUrl); if (target?.kind === 'site') loadDocument(target.href);
 */
export function redirectTarget(url: string): RedirectTarget | undefined {
  if (url.trim() === '' || !URL.canParse(url, pageUrl().origin)) return undefined;
  const target = new URL(url, pageUrl().origin);
  if (target.origin === pageUrl().origin) {
    const path = target.pathname.replace(/^\/+/, '/');
    return { kind: 'page', address: path + target.search + target.hash };
  }
  return redirectOrigins().includes(target.origin) ? { kind: 'site', href: target.href } : undefined;
}

/** Leave the app for another document, such as a payment page, with a full page load. */
export function loadDocument(href: string): void {
  window.location.assign(href);
}
