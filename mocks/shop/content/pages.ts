import type { PageSource } from '../../data/schemas/pages';
import { pageSources } from '../../generated/pages';
import { withShopName } from '../withShopName';

/** All pages except those of the catalogue, in the order of data/pages.json. */
export const pages = withShopName(pageSources) as readonly PageSource[];

const byId = new Map(pages.map((page) => [page.id, page]));

/**
 * A page by its id.
 * @throws for an unknown id: a mistake in the content
 */
export function pageById(id: string): PageSource {
  const page = byId.get(id);
  if (!page) throw new Error(`No content page has the id ${id}`);
  return page;
}

/** The pages from the start page down to this one. */
export function pageTrail(page: PageSource): PageSource[] {
  return page.parent === undefined ? [page] : [...pageTrail(pageById(page.parent)), page];
}
