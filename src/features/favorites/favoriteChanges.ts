import type { FavoriteList, FavoritesUpdate } from '../../api/generated/types';

const holds = ({ items }: FavoriteList, code: string) => items.some((item) => item.code === code);

/** FAV-02: the codes that are in any list. */
export function favoriteCodes(lists: readonly FavoriteList[]): ReadonlySet<string> {
  return new Set(lists.flatMap(({ items }) => items.map(({ code }) => code)));
}

/**
 * NAV-10: what a press on a heart changes. A product in some list leaves all it is in; one in none joins the first
 * list, or a new one when there is none.
 * @param newName what a new list is called
 * @returns the lists to send, each as it shall be
 */
export function favoriteChanges(
  lists: readonly FavoriteList[],
  code: string,
  newName: string,
): FavoritesUpdate[] {
  const listed = lists.filter((list) => holds(list, code));
  if (listed.length > 0) {
    return listed.map(({ name, items }) => ({
      listName: name,
      items: items.filter((item) => item.code !== code).map((item) => ({ code: item.code })),
    }));
  }
  const [first] = lists;
  const items = first ? first.items.map((item) => ({ code: item.code })) : [];
  return [{ listName: first?.name ?? newName, items: [...items, { code }] }];
}

/** The lists as they will be after a change; one without items is no list (FAV-01). */
export function afterChange(lists: readonly FavoriteList[], change: FavoritesUpdate): FavoriteList[] {
  const { listName: name, items } = change;
  const known = lists.some((list) => list.name === name);
  const next = known
    ? lists.map((list) => (list.name === name ? { ...list, items } : list))
    : [...lists, { id: name, name, items }];
  return next.filter((list) => list.items.length > 0);
}
