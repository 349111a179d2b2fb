import { getApiBase } from '../config/deployment';
import { getLanguage } from '../i18n/language';

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

/**
 * Headers of every request (CALL-02).
 * @param contextUrl address of the page for getPage, otherwise the API base
 */
export const requestHeaders = (contextUrl: string) => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'Content-Language': getLanguage(),
  'Context-Url': contextUrl,
});

/** Cache and cookies of every request. */
export const requestOptions = { cache: 'no-cache', credentials: 'include' } as const;
