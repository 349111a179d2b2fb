import { redirectOrigins } from '../../config/deployment';
import { pageUrl } from '../../lib/renderRequest';

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
