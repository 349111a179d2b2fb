import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmed } from '../../api/confirmed';
import { updateFavoritesMutation } from '../../api/generated/mutations';
import { updateFavoritesBody } from '../../api/generated/schemas';
import type { FavoriteItem } from '../../api/generated/types';
import { useStep } from '../../api/useStep';
import { formOptions, useSubmit } from '../../components/mui/form/useSubmit';
import { issueMessage, rule } from '../../components/mui/form/issueMessage';
import { useTranslate } from '../../i18n/useTranslate';
import { cachedLists } from './favoriteLists';
import { applyChanges, listUpdated } from './useChangeLists';

/** Schema of the form: the name of a new list (updateFavorites). */
export const newListSchema = z.pick(updateFavoritesBody, { listName: true });

interface NewListOptions {
  /** Items of the new list. */
  items: readonly FavoriteItem[];
  /** Default value of the name. */
  name?: string;
  onCreated: (name: string) => void;
}

/**
 * FAV-02: form that creates a list (updateFavorites). An existing name is refused: sending it would replace that list.
 */
export function useNewListForm({ items, name = '', onCreated }: NewListOptions) {
  const t = useTranslate();
  const client = useQueryClient();
  const updateFavorites = useStep(confirmed(updateFavoritesMutation(), listUpdated));
  const isTaken = (listName: string) => cachedLists(client).some((list) => list.name === listName.trim());
  const schema = newListSchema.check(
    rule('listName', ({ listName }) => (isTaken(listName) ? 'favorites.nameTaken' : undefined)),
  );
  const form = useForm({
    ...formOptions,
    defaultValues: { listName: name },
    resolver: zodResolver(schema, { error: issueMessage(t) }),
  });
  const submission = useSubmit(form, {
    send: async ({ listName }) => {
      const newName = listName.trim();
      await applyChanges(client, updateFavorites, () => [{ listName: newName, items }]);
      return newName;
    },
    onSuccess: onCreated,
    failed: 'favorites.notCreated',
  });
  return { control: form.control, submission };
}
