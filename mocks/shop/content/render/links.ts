import { categoryUrl } from '../../catalogue/urls';
import { routes, type Route } from '../../context';
import { urlOfPage } from '../pageUrls';
import { withFreight } from './freight';

/** The address a target means. @throws for a page or category there is none of: a mistake in the content. */
export function targetUrl(target: string, route: Route): string {
  const [kind, id = ''] = target.split(/:(.*)/s);
  if (kind === 'page') return urlOfPage(id, route);
  if (kind === 'category') return categoryUrl(id, route);
  return target;
}

/** Rich text with its targets turned into addresses, and with the prices of delivery. */
export function richText(html: string, route: Route): string {
  return withFreight(html, routes[route].market).replace(
    /href="((?:page|category):[^"]+)"/g,
    (_, target) => `href="${targetUrl(target, route)}"`,
  );
}
