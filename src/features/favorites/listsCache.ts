import type { QueryClient } from '@tanstack/react-query';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';
import type { CallOf } from '../../api/operation';
import { writeStored } from '../../config/storage';
import { customerId } from '../session/customer';
import { afterChange, type ListChange } from './favoriteChanges';
import { cachedLists } from './favoriteLists';

const { queryKey } = getFavoriteListsQuery();

/** Storage key that a tab changes when the lists have changed, so that the other tabs fetch them again. */
export const favoritesChangeKey = 'favoritesChange';

/** Caches lists, unless another customer is signed in by now (AUTH-03). */
export function cacheLists(client: QueryClient, owner: string | null, lists: FavoriteList[]): void {
  if (customerId(client) === owner) client.setQueryData(queryKey, lists);
}

/** Makes the other tabs fetch the lists again. */
export function notifyListsChanged(): void {
  writeStored('local', favoritesChangeKey, String(Date.now()));
}

async function fetchLists(client: QueryClient): Promise<FavoriteList[]> {
  await client.ensureQueryData(getFavoriteListsQuery());
  return cachedLists(client);
}

/**
 * Applies an optimistic update of the lists, sends it, and caches what comes back. A failure restores the lists as they
 * were and is thrown. Nothing is done when another customer is signed in than the one who asked for it.
 * @param update the lists as they will be
 * @param send makes the change; the answer is the lists as they are then
 */
export async function updateLists(
  client: QueryClient,
  owner: string | null,
  update: (lists: readonly FavoriteList[]) => FavoriteList[],
  send: (before: readonly FavoriteList[]) => Promise<FavoriteList[]>,
): Promise<void> {
  if (customerId(client) !== owner) return;
  const before = await fetchLists(client);
  await client.cancelQueries({ queryKey });
  cacheLists(client, owner, update(before));
  try {
    cacheLists(client, owner, await send(before));
    notifyListsChanged();
  } catch (error) {
    cacheLists(client, owner, before);
    if (customerId(client) === owner) void client.invalidateQueries({ queryKey });
    throw error;
  }
}

/** Sends the changes one after the other (updateFavorites); the lists show them at once. */
export async function applyChanges(
  client: QueryClient,
  updateFavorites: CallOf<'updateFavorites'>,
  owner: string | null,
  changesOf: (lists: readonly FavoriteList[]) => readonly ListChange[],
): Promise<void> {
  await updateLists(
    client,
    owner,
    (lists) => changesOf(lists).reduce<FavoriteList[]>(afterChange, [...lists]),
    async (before) => {
      let lists = [...before];
      for (const { listName, items } of changesOf(before))
        lists = await updateFavorites({ body: { listName, items: items.map(({ code }) => ({ code })) } });
      return lists;
    },
  );
}
