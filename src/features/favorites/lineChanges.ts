import type { FavoriteItem, FavoriteList } from '../../api/generated/types';
import type { ListChange } from './favoriteChanges';

/** Maximum number of items in a list, and of pieces of an item (FavoritesUpdate). */
export const listLimits = { items: 1000, quantity: 999 } as const;

/** FAV-03: set quantities of items, by code; items and lists that are gone stay so. */
export function setQuantities(
  lists: readonly FavoriteList[],
  listName: string,
  quantities: ReadonlyMap<string, number>,
): ListChange[] {
  const list = lists.find(({ name }) => name === listName);
  const items = list?.items.map((item) => {
    const quantity = quantities.get(item.code);
    return quantity === undefined ? item : { ...item, quantity };
  });
  return items ? [{ listName, items }] : [];
}

/**
 * FAV-02: add lines to a list; the quantity of one that it has already grows.
 * @param attempt earlier addition of these lines that may have been saved: its quantities are set, not added
 */
export function addLines(
  lists: readonly FavoriteList[],
  listName: string,
  lines: readonly FavoriteItem[],
  attempt?: ListChange,
): ListChange {
  const items = new Map(
    lists.find(({ name }) => name === listName)?.items.map((item) => [item.code, item]) ?? [],
  );
  for (const line of lines) {
    const { quantity = 0, ...item } = items.get(line.code) ?? line;
    const tried = attempt?.items.find(({ code }) => code === line.code)?.quantity;
    const sum = tried ?? (items.has(line.code) ? quantity + (line.quantity ?? 1) : quantity);
    items.set(line.code, { ...item, quantity: Math.min(Math.max(sum, 1), listLimits.quantity) });
  }
  return { listName, items: [...items.values()] };
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
