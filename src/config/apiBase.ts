/**
 * Where the API is (CALL-01). One build serves every environment: whoever deploys it writes the base into
 * `<meta name="api-base" content="...">` of index.html. Empty means the page's own origin.
 *
 * @returns an absolute address without a trailing slash, such as `https://api.example.com/shop`
 * @throws Error if the base is anything but empty, a path, or an absolute http(s) address
 */
export function getApiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-base"]');
  const configured = meta?.content.trim() ?? '';
  if (!/^($|\/(?!\/)|https?:\/\/)/.test(configured)) {
    throw new Error(`The meta tag api-base is "${configured}"; it takes a path or an http(s) address.`);
  }
  return new URL(configured, window.location.origin).href.replace(/\/+$/, '');
}
