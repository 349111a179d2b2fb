import type { FavoriteItem, FavoriteList } from '../../api/generated/types';

/** A list as it shall be (updateFavorites). A new name makes a list, no items removes it (FAV-01). */
export interface ListChange {
  listName: string;
  items: readonly FavoriteItem[];
}

/** Whether a product is in a list. */
export const includesProduct = ({ items }: Pick<FavoriteList, 'items'>, code: string): boolean =>
  items.some((item) => item.code === code);

/** FAV-02: the codes that are in any list. */
export function favoriteCodes(lists: readonly FavoriteList[]): ReadonlySet<string> {
  return new Set(lists.flatMap(({ items }) => items.map(({ code }) => code)));
}

/** FAV-02: a product joins the list of that name, which is made when there is none. */
export function addItem(lists: readonly FavoriteList[], listName: string, item: FavoriteItem): ListChange {
  const items = lists.find(({ name }) => name === listName)?.items ?? [];
  return { listName, items: [...items.filter(({ code }) => code !== item.code), item] };
}

/** FAV-02: a product leaves the list of that name. */
export function removeItem(lists: readonly FavoriteList[], listName: string, code: string): ListChange {
  const items = lists.find(({ name }) => name === listName)?.items ?? [];
  return { listName, items: items.filter((item) => item.code !== code) };
}

/**
 * FAV-02: a product that has been removed is back at its place.
 * @param index of the item before it was removed
 */
export function restoreItem(
  lists: readonly FavoriteList[],
  listName: string,
  item: FavoriteItem,
  index: number,
): ListChange {
  const { items } = removeItem(lists, listName, item.code);
  return { listName, items: [...items.slice(0, index), item, ...items.slice(index)] };
}

/**
 * NAV-10: saves a product that is in no list: in the first list, or in a new one when there is none.
 * @param newName what a new list is called
 */
export function saveProduct(lists: readonly FavoriteList[], code: string, newName: string): ListChange[] {
  if (favoriteCodes(lists).has(code)) return [];
  return [addItem(lists, lists[0]?.name ?? newName, { code })];
}

/** The lists as they will be after a change; one that it leaves without items is dropped by the query (FAV-01). */
export function afterChange(lists: readonly FavoriteList[], change: ListChange): FavoriteList[] {
  const { listName: name } = change;
  const items = [...change.items];
  const known = lists.some((list) => list.name === name);
  if (!known) return [...lists, { id: name, name, items }];
  return lists.map((list) => (list.name === name ? { ...list, items } : list));
}
