import { routeNames, routes, type Route } from '../context';
import { urlOfPage } from './pageUrls';

const formerDelivery = {
  no: 'kundeservice/frakt',
  sv: 'kundservice/frakt',
  en: 'customer-service/shipping',
};

/** Addresses that pages had once, and the page they mean now. */
const formerAddresses = new Map<string, [pageId: string, route: Route]>(
  routeNames.map((route) => [`/${route}/${formerDelivery[routes[route].language]}`, ['delivery', route]]),
);

/**
 * Where an address leads that is no page's own: the shop's root goes to the start page, a former address to its
 * page, one with a slash too many to the one without.
 */
export function movedTo(path: string, route: Route): string | undefined {
  if (path === '/') return `/${route}`;
  if (path.endsWith('/')) return path.replace(/\/+$/, '');
  const former = formerAddresses.get(path);
  return former && urlOfPage(...former);
}
