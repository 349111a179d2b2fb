import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmed, readAgain, useStep } from '../../api/confirmed';
import { isAbort } from '../../api/errors';
import { updateFavoritesMutation } from '../../api/generated/mutations';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';
import type { CallOf, OperationInput } from '../../api/operation';
import { inSession } from '../../api/session';
import { announce } from '../../components/plain/LiveRegion';
import { showNotice } from '../../components/plain/noticeStore';
import { fieldFailureText } from '../../i18n/failureText';
import type { Translate } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { writeStored } from '../../lib/storage';
import { afterChange, type ListChange } from './favoriteChanges';
import { cachedLists, favoritesChangeKey, withoutEmpty } from './favoriteLists';

/** Read the lists again: the confirmation of a change that they show. */
export const listsWhere =
  (isMade: (find: (name: string) => FavoriteList | undefined) => boolean) => async () => {
    const lists = await readAgain(getFavoriteListsQuery());
    return isMade((name) => lists.find((list) => list.name === name)) ? lists : undefined;
  };

/**
 * Confirmation of updateFavorites: the list with the items that were sent; a list without items may be gone, and so may
 * one that a colleague shared.
 */
export const listUpdated = ({ body: { listName, items, shared } }: OperationInput<'updateFavorites'>) =>
  listsWhere((find) => {
    const list = find(listName);
    if (!list && shared === false) return true;
    const kept = new Map(list?.items.map(({ code, quantity }) => [code, quantity]));
    const hasItems = items.every(
      ({ code, quantity = kept.get(code) }) => kept.has(code) && quantity === kept.get(code),
    );
    return hasItems && kept.size === items.length && (shared ?? list?.shared) === list?.shared;
  });

const { queryKey } = getFavoriteListsQuery();

export function cacheLists(client: QueryClient, lists: FavoriteList[]): void {
  client.setQueryData(queryKey, lists);
}

export function notifyListsChanged(): void {
  writeStored('local', favoritesChangeKey, String(Date.now()));
}

async function fetchLists(client: QueryClient): Promise<FavoriteList[]> {
  await client.ensureQueryData(getFavoriteListsQuery());
  return cachedLists(client);
}

async function updateLists(
  client: QueryClient,
  update: (lists: readonly FavoriteList[]) => FavoriteList[],
  send: (before: readonly FavoriteList[]) => Promise<FavoriteList[]>,
): Promise<void> {
  const before = await inSession(fetchLists(client));
  // The whole list is sent: it must not undo what a colleague or another tab has changed.
  const isOutdated = before.some(({ shared }) => shared) || client.getQueryState(queryKey)?.isInvalidated;
  void client.cancelQueries({ queryKey });
  cacheLists(client, update(before));
  try {
    const current = isOutdated ? withoutEmpty(await inSession(readAgain(getFavoriteListsQuery()))) : before;
    cacheLists(client, await inSession(send(current)));
    notifyListsChanged();
  } catch (error) {
    if (isAbort(error)) throw error;
    cacheLists(client, before);
    void client.invalidateQueries({ queryKey });
    throw error;
  }
}

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
      for (const { items, ...change } of changesOf(before)) {
        const body = { ...change, items: items.map(({ code, quantity }) => ({ code, quantity })) };
        lists = await inSession(updateFavorites({ body }));
      }
      return lists;
    },
  );
}

type Lists = readonly FavoriteList[];

interface ItemChanges {
  changes: (lists: Lists) => readonly ListChange[];
}

interface ListCall {
  update: (lists: Lists) => FavoriteList[];
  send: (lists: Lists) => Promise<FavoriteList[]>;
}

type Change = (ItemChanges | ListCall) & {
  subject: string;
  done?: (t: Translate) => string;
  onDone?: () => void;
  onSettled?: () => void;
  /** Show an error next to the control instead of in the notice, which stays hidden while a modal is open. */
  onFailed?: (error: Error) => void;
};

const applyChange = (client: QueryClient, updateFavorites: CallOf<'updateFavorites'>, change: Change) =>
  'changes' in change
    ? applyChanges(client, updateFavorites, change.changes)
    : updateLists(client, change.update, change.send);

/**
 * FAV-02: change the favourites lists in sequence, with optimistic updates. A failure rolls back and shows the reason.
 * @example changeLists({ subject: name, changes: (lists) => [addItem(lists, listName, { code })] });
 */
export function useChangeLists(): (change: Change) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const updateFavorites = useStep(confirmed(updateFavoritesMutation(), listUpdated));
  const { mutate } = useMutation({
    scope: { id: 'favorites' },
    mutationFn: (change: Change) => applyChange(client, updateFavorites, change),
    onSuccess: (_, { done, onDone }) => {
      if (done) announce(done(t));
      onDone?.();
    },
    onSettled: (_data, _error, { onSettled }) => onSettled?.(),
    onError: (error, { subject, onFailed }) => {
      if (onFailed) return onFailed(error);
      showNotice({
        tone: 'failure',
        title: (translate) => translate('account.favoritesUnchanged'),
        subject,
        text: (translate) => fieldFailureText(translate, error, 'listName', 'errors.tryAgain'),
      });
    },
  });
  return mutate;
}
