import { routeNames, routes, type Route } from '../context';
import { urlOfPage } from './pageUrls';

const formerDelivery = {
  no: 'kundeservice/frakt',
  sv: 'kundservice/frakt',
  en: 'customer-service/shipping',
};

/** Former addresses of pages, with the current page. */
const formerAddresses = new Map<string, [pageId: string, route: Route]>(
  routeNames.map((route) => [`/${route}/${formerDelivery[routes[route].language]}`, ['delivery', route]]),
);

/**
 * Redirect target of an address without a page: the start page for the shop's root, the page of a former address, the
 * address without an extra trailing slash.
 */
export function movedTo(path: string, route: Route): string | undefined {
  if (path === '/') return `/${route}`;
  if (path.endsWith('/')) return path.replace(/\/+$/, '');
  const former = formerAddresses.get(path);
  return former && urlOfPage(...former);
}
