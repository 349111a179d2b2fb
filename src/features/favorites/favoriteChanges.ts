import type { FavoriteItem, FavoriteList } from '../../api/generated/types';
import { favoriteCodes } from './favoriteLists';

/** The new content of a list (updateFavorites). A new name creates a list; no items deletes it (FAV-01). */
export interface ListChange {
  listName: string;
  items: readonly FavoriteItem[];
}

/** False when the product is invisible: the item stays in the server's list, and is neither shown nor counted. */
export const isVisible = ({ product }: FavoriteItem): boolean => product?.visible !== false;

export const includesProduct = ({ items }: Pick<FavoriteList, 'items'>, code: string): boolean =>
  items.some((item) => item.code === code);

export function addItem(lists: readonly FavoriteList[], listName: string, item: FavoriteItem): ListChange {
  const items = lists.find(({ name }) => name === listName)?.items ?? [];
  return { listName, items: [...items.filter(({ code }) => code !== item.code), item] };
}

export function removeItem(lists: readonly FavoriteList[], listName: string, code: string): ListChange {
  const items = lists.find(({ name }) => name === listName)?.items ?? [];
  return { listName, items: items.filter((item) => item.code !== code) };
}

/** FAV-02: restore a removed product at its former position. */
export function restoreItem(
  lists: readonly FavoriteList[],
  listName: string,
  item: FavoriteItem,
  index: number,
): ListChange {
  const { items } = removeItem(lists, listName, item.code);
  return { listName, items: [...items.slice(0, index), item, ...items.slice(index)] };
}

/** NAV-10: save a product that is in no list: in the first list, or in a new one if there is none. */
export function saveProduct(lists: readonly FavoriteList[], code: string, newName: string): ListChange[] {
  if (favoriteCodes(lists).has(code)) return [];
  return [addItem(lists, lists[0]?.name ?? newName, { code })];
}

/** The lists after a change; a list left without items is dropped by the query (FAV-01). */
export function afterChange(lists: readonly FavoriteList[], change: ListChange): FavoriteList[] {
  const { listName: name } = change;
  const items = [...change.items];
  const known = lists.some((list) => list.name === name);
  if (!known) return [...lists, { id: name, name, items }];
  return lists.map((list) => (list.name === name ? { ...list, items } : list));
}
