import { allRoutes, routeNames, routes, type Route } from '../context';
import type { PageSource } from '../../data/schemas/pages';
import { pageById, pages, pageTrail } from './pages';

/** Address of a page: language route, then the slugs from the start page down. */
export function pageUrl(page: PageSource, route: Route): string {
  const slugs = pageTrail(page).map(({ slug }) => slug[routes[route].language]);
  return `/${[route, ...slugs.filter((slug) => slug !== '')].join('/')}`;
}

/** Address of the page with an id. */
export const urlOfPage = (id: string, route: Route): string => pageUrl(pageById(id), route);

const byUrl = new Map(
  allRoutes.flatMap((route) => pages.map((page) => [pageUrl(page, route), { page, route }] as const)),
);

/** The content page at a path without query, and the route of the path. */
export function pageAt(path: string): { page: PageSource; route: Route } | undefined {
  return byUrl.get(path);
}

/** Addresses of a page at all routes of the shop, by the route's language tag. */
export function alternativeLinks(page: PageSource): Record<string, string> {
  return Object.fromEntries(routeNames.map((route) => [routes[route].code, pageUrl(page, route)]));
}
