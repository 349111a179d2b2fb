import { readBase } from './readBase';

/**
 * Where the API is (CALL-01). One build serves every environment: the deployment writes the base into
 * `<meta name="api-base" content="...">` of index.html. Empty means the page's own origin.
 *
 * @returns an absolute address without a trailing slash, such as `https://api.example.com/shop`
 * @throws Error if the base is anything but empty, a path, or an absolute http(s) address
 */
export function getApiBase(): string {
  return new URL(readBase('api-base'), window.location.origin).href.replace(/\/+$/, '');
}
