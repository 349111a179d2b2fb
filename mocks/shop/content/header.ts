import type { Header } from '../../../src/api/generated/types';
import { routes, type Route } from '../context';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';

const linked = ['guides', 'stores', 'business', 'about'];

/** The header's links, to pages outside the main navigation. */
export function header(route: Route): Header {
  const headerLinks = linked.map(pageById).map((page) => ({
    id: page.id,
    url: pageUrl(page, route),
    title: page.title[routes[route].language],
  }));
  return { headerLinks };
}
