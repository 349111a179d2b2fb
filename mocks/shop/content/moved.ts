import type { Language } from '../context';
import { urlOfPage } from './pageUrls';

/** Addresses that pages had once, and the page they mean now. */
const formerAddresses = new Map<string, [pageId: string, language: Language]>([
  ['/no/kundeservice/frakt', ['delivery', 'no']],
  ['/sv/kundservice/frakt', ['delivery', 'sv']],
  ['/en/customer-service/shipping', ['delivery', 'en']],
]);

/**
 * Where an address leads that is no page's own: the shop's root goes to the start page, a former address to its
 * page, one with a slash too many to the one without.
 */
export function movedTo(path: string, language: Language): string | undefined {
  if (path === '/') return `/${language}`;
  if (path.endsWith('/')) return path.replace(/\/+$/, '');
  const former = formerAddresses.get(path);
  return former && urlOfPage(...former);
}
