import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { confirmed, useStep } from '../../api/confirmed';
import { updateFavoritesMutation } from '../../api/generated/mutations';
import { updateFavoritesBody } from '../../api/generated/schemas';
import type { FavoriteItem } from '../../api/generated/types';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { rule } from '../../components/mui/form/formTexts';
import { cachedLists } from './favoriteLists';
import { applyChanges, listUpdated } from './useChangeLists';

/** Schema of the form: the name of a new list (updateFavorites). */
export const newListSchema = z.pick(updateFavoritesBody, { listName: true });

interface NewListOptions {
  items: readonly FavoriteItem[];
  name?: string;
  onCreated: (name: string) => void;
}

/**
 * FAV-02: form that creates a list (updateFavorites). An existing name is refused: sending it would replace that list.
 */
export function useNewListForm({ items, name = '', onCreated }: NewListOptions) {
  const client = useQueryClient();
  const updateFavorites = useStep(confirmed(updateFavoritesMutation(), listUpdated));
  const isTaken = (listName: string) => cachedLists(client).some((list) => list.name === listName.trim());
  const schema = newListSchema.check(
    rule('listName', ({ listName }) => (isTaken(listName) ? 'favorites.nameTaken' : undefined)),
  );
  return useContractForm({
    schema,
    defaultValues: { listName: name },
    send: async ({ listName }) => {
      const newName = listName.trim();
      await applyChanges(client, updateFavorites, () => [{ listName: newName, items }]);
      return newName;
    },
    onSuccess: onCreated,
    failed: 'favorites.notCreated',
  });
}
