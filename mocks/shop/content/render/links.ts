import { categoryUrl } from '../../catalogue/urls';
import type { Language } from '../../context';
import { urlOfPage } from '../pageUrls';

/** The address a target means. @throws for a page or category there is none of: a mistake in the content. */
export function targetUrl(target: string, language: Language): string {
  const [kind, id = ''] = target.split(/:(.*)/s);
  if (kind === 'page') return urlOfPage(id, language);
  if (kind === 'category') return categoryUrl(id, language);
  return target;
}

/** Rich text with its targets turned into addresses. */
export function richText(html: string, language: Language): string {
  return html.replace(
    /href="((?:page|category):[^"]+)"/g,
    (_, target) => `href="${targetUrl(target, language)}"`,
  );
}
