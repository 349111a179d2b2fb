import { categoryUrl } from '../../catalogue/urls';
import { routes, type Route } from '../../context';
import { urlOfPage } from '../pageUrls';
import { withFreight } from './freight';

/**
 * The address of a target.
 * @throws for an unknown page or category: a mistake in the content
 * @example targetUrl('page:delivery', 'en');
 */
export function targetUrl(target: string, route: Route): string {
  const [kind, id = ''] = target.split(/:(.*)/s);
  if (kind === 'page') return urlOfPage(id, route);
  if (kind === 'category') return categoryUrl(id, route);
  return target;
}

/** Rich text with its targets replaced by addresses, and its placeholders by prices of delivery. */
export function richText(html: string, route: Route): string {
  return withFreight(html, routes[route].market).replace(
    /href="((?:page|category):[^"]+)"/g,
    (_, target) => `href="${targetUrl(target, route)}"`,
  );
}
