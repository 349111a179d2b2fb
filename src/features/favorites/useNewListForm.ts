import { useQueryClient } from '@tanstack/react-query';
import { updateFavoritesConstraints } from '../../api/generated/constraints';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteItem } from '../../api/generated/types';
import { defineForm } from '../../components/Form/defineForm';
import { useContractForm } from '../../components/Form/useContractForm';
import { customerId } from '../session/customer';
import { applyChanges } from './listsCache';

/** FAV-02: the name of a new list (updateFavorites). */
export const newListForm = defineForm(
  { listName: updateFavoritesConstraints.listName },
  { listName: { label: 'favorites.listName' } },
);

interface NewListOptions {
  id: string;
  /** What the list holds. */
  items: readonly FavoriteItem[];
  /** The name that stands in the field at first. */
  name?: string;
  onCreated: (name: string) => void;
}

/** FAV-02: makes a list (updateFavorites). A name that is taken is refused: sending it would replace that list. */
export function useNewListForm({ id, items, name = '', onCreated }: NewListOptions) {
  const client = useQueryClient();
  const lists = () => client.getQueryData(getFavoriteListsQuery().queryKey) ?? [];
  const isTaken = (listName: string | undefined) => lists().some((list) => list.name === listName?.trim());
  return useContractForm(newListForm, {
    id,
    draft: false,
    values: { listName: name },
    send: async ({ listName }) => {
      const newName = listName.trim();
      await applyChanges(client, customerId(client), () => [{ listName: newName, items }]);
      return newName;
    },
    onSuccess: onCreated,
    failed: 'account.favoritesUnchanged',
    check: ({ listName }) => ({ listName: isTaken(listName) ? 'favorites.nameTaken' : undefined }),
  });
}
