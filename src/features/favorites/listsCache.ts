import type { QueryClient } from '@tanstack/react-query';
import { isAbort } from '../../api/errors';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';
import type { CallOf } from '../../api/operation';
import { inSession } from '../../api/session';
import { writeStored } from '../../lib/storage';
import { afterChange, type ListChange } from './favoriteChanges';
import { cachedLists, favoritesChangeKey } from './favoriteLists';

const { queryKey } = getFavoriteListsQuery();

/** Cache lists. */
export function cacheLists(client: QueryClient, lists: FavoriteList[]): void {
  client.setQueryData(queryKey, lists);
}

/** Make the other tabs refetch the lists. */
export function notifyListsChanged(): void {
  writeStored('local', favoritesChangeKey, String(Date.now()));
}

async function fetchLists(client: QueryClient): Promise<FavoriteList[]> {
  await client.ensureQueryData(getFavoriteListsQuery());
  return cachedLists(client);
}

/**
 * Optimistically updates the lists, sends the change, and caches the response. A failure rolls back and is thrown;
 * the end of the session leaves the cache to the next one.
 * @param update returns the lists after the change
 * @param send sends the change and returns the server's lists
 */
export async function updateLists(
  client: QueryClient,
  update: (lists: readonly FavoriteList[]) => FavoriteList[],
  send: (before: readonly FavoriteList[]) => Promise<FavoriteList[]>,
): Promise<void> {
  const before = await inSession(fetchLists(client));
  void client.cancelQueries({ queryKey });
  cacheLists(client, update(before));
  try {
    cacheLists(client, await inSession(send(before)));
    notifyListsChanged();
  } catch (error) {
    if (isAbort(error)) throw error;
    cacheLists(client, before);
    void client.invalidateQueries({ queryKey });
    throw error;
  }
}

/** Send the changes in sequence (updateFavorites), with an optimistic update of the lists. */
export async function applyChanges(
  client: QueryClient,
  updateFavorites: CallOf<'updateFavorites'>,
  changesOf: (lists: readonly FavoriteList[]) => readonly ListChange[],
): Promise<void> {
  await updateLists(
    client,
    (lists) => changesOf(lists).reduce<FavoriteList[]>(afterChange, [...lists]),
    async (before) => {
      let lists = [...before];
      for (const { listName, items } of changesOf(before))
        lists = await inSession(
          updateFavorites({ body: { listName, items: items.map(({ code }) => ({ code })) } }),
        );
      return lists;
    },
  );
}
