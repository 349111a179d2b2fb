import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { confirmed } from '../../api/confirmed';
import { updateFavoritesMutation } from '../../api/generated/mutations';
import type { FavoriteList } from '../../api/generated/types';
import type { CallOf } from '../../api/operation';
import { announce } from '../../components/plain/LiveRegion';
import { showNotice } from '../../components/plain/noticeStore';
import { failureText } from '../../i18n/failureText';
import type { Translate } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import type { ListChange } from './favoriteChanges';
import { applyChanges, updateLists } from './listsCache';
import { listUpdated } from './listOutcomes';

type Lists = readonly FavoriteList[];

/** Changes of the lists' items (updateFavorites). */
interface ItemChanges {
  changes: (lists: Lists) => readonly ListChange[];
}

/** A request other than updateFavorites, with its optimistic update. */
interface ListCall {
  update: (lists: Lists) => FavoriteList[];
  send: (lists: Lists) => Promise<FavoriteList[]>;
}

type Change = (ItemChanges | ListCall) & {
  /** Product or list that changes, for the error message. */
  subject: string;
  /** Text announced on success. */
  done?: (t: Translate) => string;
  onDone?: () => void;
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
  const { mutateAsync: updateFavorites } = useMutation({
    ...confirmed(updateFavoritesMutation(), listUpdated),
    meta: { isStep: true },
  });
  const { mutate } = useMutation({
    scope: { id: 'favorites' },
    mutationFn: (change: Change) => applyChange(client, updateFavorites, change),
    onSuccess: (_, { done, onDone }) => {
      if (done) announce(done(t));
      onDone?.();
    },
    onError: (error, { subject, onFailed }) => {
      if (onFailed) return onFailed(error);
      showNotice({
        tone: 'failure',
        title: (translate) => translate('account.favoritesUnchanged'),
        subject,
        text: (translate) => failureText(translate, error, 'errors.tryAgain'),
      });
    },
  });
  return mutate;
}
