/**
 * An address of content as a full one, as search engines want it.
 * @param url absolute, or relative to the shop
 * @returns undefined for what is no http address
 */
export function absoluteUrl(url: string): string | undefined {
  if (url === '' || !URL.canParse(url, window.location.origin)) return undefined;
  const { protocol, href } = new URL(url, window.location.origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
