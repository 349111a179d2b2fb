import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteItem, FavoriteList } from '../../api/generated/types';

/** Local storage key written after a change of the lists; its storage event makes other tabs refetch them. */
export const favoritesChangeKey = 'favoritesChange';

/** FAV-01: drop empty lists; the cache keeps the server's response. */
const withoutEmpty = (lists: readonly FavoriteList[]) => lists.filter(({ items }) => items.some(Boolean));

/** FAV-01: query options of the customer's favourites lists (getFavoriteLists), without empty ones. */
export const favoriteListsQuery = () => queryOptions({ ...getFavoriteListsQuery(), select: withoutEmpty });

/** FAV-01: the cached lists without empty ones, for code outside components; none before they are fetched. */
export function cachedLists(client: QueryClient): FavoriteList[] {
  return withoutEmpty(client.getQueryData(favoriteListsQuery().queryKey) ?? []);
}

/** FAV-02: the codes in all lists. */
export function favoriteCodes(lists: readonly FavoriteList[]): ReadonlySet<string> {
  return new Set(lists.flatMap(({ items }) => items.map(({ code }) => code)));
}

/** The new content of a list (updateFavorites). A new name creates a list; no items deletes it (FAV-01). */
export interface ListChange {
  listName: string;
  items: readonly FavoriteItem[];
}

/** False when the product is invisible: the item stays in the server's list, and is neither shown nor counted. */
export const isVisible = ({ product }: FavoriteItem): boolean => product?.visible !== false;

/** True when a product is in a list. */
export const includesProduct = ({ items }: Pick<FavoriteList, 'items'>, code: string): boolean =>
  items.some((item) => item.code === code);

/** FAV-02: add a product to the list of that name, which is created if missing. */
export function addItem(lists: readonly FavoriteList[], listName: string, item: FavoriteItem): ListChange {
  const items = lists.find(({ name }) => name === listName)?.items ?? [];
  return { listName, items: [...items.filter(({ code }) => code !== item.code), item] };
}

/** FAV-02: remove a product from the list of that name. */
export function removeItem(lists: readonly FavoriteList[], listName: string, code: string): ListChange {
  const items = lists.find(({ name }) => name === listName)?.items ?? [];
  return { listName, items: items.filter((item) => item.code !== code) };
}

/**
 * FAV-02: restore a removed product at its former position.
 * @param index position of the item before the removal
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
 * NAV-10: save a product that is in no list: in the first list, or in a new one if there is none.
 * @param newName name of the new list
 */
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
