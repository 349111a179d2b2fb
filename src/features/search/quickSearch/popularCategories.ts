import type { components } from '../../../api/generated/types';
import { readEach } from '../../../components/ErrorBoundary/readEach';

type Schemas = components['schemas'];

/** A category that is shown with its picture. */
export interface PopularCategory extends Pick<Schemas['MenuItem'], 'id' | 'url' | 'title'> {
  image: Schemas['Image'];
}

const most = 8;

/** The categories below a menu item that have a picture, as the editors order them. */
function picturedBelow({ children }: Schemas['MenuItem'], index: number): PopularCategory[] {
  const part = `getSiteStructure /mainNavigation/${index}/children`;
  return readEach(children, part, ({ id, url, title, type, navigationImage }) =>
    navigationImage && type.startsWith('Category') ? [{ id, url, title, image: navigationImage }] : [],
  ).flat();
}

/**
 * The categories the main navigation has pictures of, eight at most: the first of each of its items, then the second
 * of each, and so on, so that the whole assortment is met.
 */
export function popularCategories(navigation: readonly Schemas['MenuItem'][]): PopularCategory[] {
  const rows = navigation.map(picturedBelow);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => rows.flatMap((row) => row[place] ?? []))
    .flat()
    .slice(0, most);
}
