import { categoryUrl } from '../../catalogue/urls';
import type { Route } from '../../context';
import { urlOfPage } from '../pageUrls';

/** The address a target means. @throws for a page or category there is none of: a mistake in the content. */
export function targetUrl(target: string, route: Route): string {
  const [kind, id = ''] = target.split(/:(.*)/s);
  if (kind === 'page') return urlOfPage(id, route);
  if (kind === 'category') return categoryUrl(id, route);
  return target;
}

/** Rich text with its targets turned into addresses. */
export function richText(html: string, route: Route): string {
  return html.replace(
    /href="((?:page|category):[^"]+)"/g,
    (_, target) => `href="${targetUrl(target, route)}"`,
  );
}
