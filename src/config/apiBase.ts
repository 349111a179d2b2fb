import { readBase } from './readBase';

/**
 * Base address of the API (CALL-01). One build serves every environment: the deployment sets it in `<meta
 * name="api-base" content="...">` of index.html. Empty means the page's origin.
 * @returns an absolute address without a trailing slash, such as `https://api.example.com/shop`
 * @throws Error if the base is anything but empty, a path, or an absolute http(s) address
 */
export function getApiBase(): string {
  return new URL(readBase('api-base'), window.location.origin).href.replace(/\/+$/, '');
}
