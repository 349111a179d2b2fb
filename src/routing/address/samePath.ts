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
