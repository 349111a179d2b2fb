import type { QueryClient } from '@tanstack/react-query';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';
import type { CallOf } from '../../api/operation';
import { writeStored } from '../../lib/storage';
import { customerId } from '../session/customer';
import { afterChange, type ListChange } from './favoriteChanges';
import { cachedLists } from './favoriteLists';

const { queryKey } = getFavoriteListsQuery();

/** Local storage key written after a change of the lists; its storage event makes other tabs refetch them. */
export const favoritesChangeKey = 'favoritesChange';

/** Cache lists, unless another customer has signed in meanwhile (AUTH-03). */
export function cacheLists(client: QueryClient, owner: string | null, lists: FavoriteList[]): void {
  if (customerId(client) === owner) client.setQueryData(queryKey, lists);
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
 * Optimistically updates the lists, sends the change, and caches the response. A failure rolls back and is thrown. Does
 * nothing when another customer has signed in since the request.
 * @param update returns the lists after the change
 * @param send sends the change and returns the server's lists
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

/** Send the changes in sequence (updateFavorites), with an optimistic update of the lists. */
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
