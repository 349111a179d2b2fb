import { pageUrl } from '../../lib/pageUrl';

/**
 * Resolve a URL of content to an absolute one, as search engines require.
 * @param url absolute, or relative to the shop
 * @returns undefined unless it is an http(s) URL
 */
export function absoluteUrl(url: string): string | undefined {
  if (url === '' || !URL.canParse(url, pageUrl().origin)) return undefined;
  const { protocol, href } = new URL(url, pageUrl().origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
