import type { Image, MenuItem } from '../../../api/generated/types';
import { readEach } from '../../../components/plain/readEach';

/** A category shown with its picture. */
export interface PopularCategory extends Pick<MenuItem, 'id' | 'url' | 'title'> {
  image: Image;
}

const most = 8;

/** Subcategories of a menu item with a picture, in the editors' order. */
function picturedBelow({ children }: MenuItem, index: number): PopularCategory[] {
  const part = `getSiteStructure /mainNavigation/${index}/children`;
  return readEach(children, part, ({ id, url, title, type, navigationImage }) =>
    navigationImage && type.startsWith('Category') ? [{ id, url, title, image: navigationImage }] : [],
  ).flat();
}

/**
 * Up to eight categories of the main navigation with a picture: the first of each item, then the second of each, and so
 * on, to cover the whole assortment.
 */
export function popularCategories(navigation: readonly MenuItem[]): PopularCategory[] {
  const rows = navigation.map(picturedBelow);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => rows.flatMap((row) => row[place] ?? []))
    .flat()
    .slice(0, most);
}
