import { pageContextUrl } from '../../src/api/requestHeaders';
import type { Language } from '../../mocks/shop/languages';

/** Input of getPage for the page at a path and query, in a language. */
export function pageAddress(address: string, language: Language = 'no') {
  return { headers: { 'Context-Url': pageContextUrl(address), 'Content-Language': language } };
}
