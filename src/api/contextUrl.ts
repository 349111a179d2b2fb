import { getApiBase } from '../config/deployment';

/**
 * Context-Url of a page: API host + path + query (APP-01, CALL-02). Only getPage sends it; every other operation
 * sends the API base.
 * @param address path and query of the page, as in the address bar; a hash is dropped
 */
export function pageContextUrl(address: string): string {
  const url = new URL(new URL(getApiBase()).origin + address);
  url.hash = '';
  return url.href;
}
