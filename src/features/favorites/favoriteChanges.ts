import type { FavoriteItem, FavoriteList } from '../../api/generated/types';
import { favoriteCodes } from './favoriteLists';

/** The new content of a list (updateFavorites). A new name creates a list; no items deletes it (FAV-01). */
export interface ListChange {
  listName: string;
  items: readonly FavoriteItem[];
  /** Share the list in the company, or end that; as before when undefined. */
  shared?: boolean;
}

/** False for a list of the company that the customer may only read. */
export const isEditable = ({ editable }: Pick<FavoriteList, 'editable'>): boolean => editable !== false;

/** False when the product is invisible: the item stays in the server's list, and is neither shown nor counted. */
export const isVisible = ({ product }: FavoriteItem): boolean => product?.visible !== false;

export const includesProduct = ({ items }: Pick<FavoriteList, 'items'>, code: string): boolean =>
  items.some((item) => item.code === code);

export function addItem(lists: readonly FavoriteList[], listName: string, item: FavoriteItem): ListChange {
  const items = lists.find(({ name }) => name === listName)?.items ?? [];
  return { listName, items: [...items.filter(({ code }) => code !== item.code), item] };
}

/** NAV-10: save a product that is in no list: in the first list, or in a new one if there is none. */
export function saveProduct(lists: readonly FavoriteList[], code: string, newName: string): ListChange[] {
  if (favoriteCodes(lists).has(code)) return [];
  return [addItem(lists, lists.find(isEditable)?.name ?? newName, { code })];
}

/** The lists after a change; a list left without items is dropped by the query (FAV-01). */
export function afterChange(lists: readonly FavoriteList[], change: ListChange): FavoriteList[] {
  const { listName: name, items: changed, ...rest } = change;
  const items = [...changed];
  const known = lists.some((list) => list.name === name);
  if (!known) return [...lists, { id: name, name, items }];
  return lists.map((list) => (list.name === name ? { ...list, ...rest, items } : list));
}
