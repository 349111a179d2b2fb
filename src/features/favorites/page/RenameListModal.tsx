import type { OperationInput } from '../../../api/operation';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { confirmed } from '../../../api/confirmed';
import { changeFavoriteListNameMutation } from '../../../api/generated/mutations';
import { changeFavoriteListNameBody } from '../../../api/generated/schemas';
import { useStep } from '../../../api/useStep';
import { Form } from '../../../components/mui/form/Form';
import { ModalFormFooter } from '../../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { rule } from '../../../components/mui/form/issueMessage';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { cachedLists } from '../favoriteLists';
import { cacheLists, listsWhere, notifyListsChanged } from '../useChangeLists';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** FAV-03: rename the list of this name. */
    renameList: { name: string };
  }
}

/** Schema of the form: the new name of a list (changeFavoriteListName). */
export const renameListSchema = z.pick(changeFavoriteListNameBody, { newListName: true });

/** Confirmation of changeFavoriteListName: the new name in place of the former one. */
const listRenamed = ({ body: { listName, newListName } }: OperationInput<'changeFavoriteListName'>) =>
  listsWhere((find) => find(newListName) !== undefined && !find(listName));

/** FAV-03: rename a list (changeFavoriteListName). The current name and those of other lists are refused. */
export function RenameListModal({ name }: ModalProps['renameList']) {
  const t = useTranslate();
  const client = useQueryClient();
  const schema = renameListSchema.check(
    rule('newListName', ({ newListName }) => {
      const newName = newListName.trim();
      if (newName === name) return 'favorites.sameName';
      return cachedLists(client).some((list) => list.name === newName) ? 'favorites.nameTaken' : undefined;
    }),
  );
  const changeFavoriteListName = useStep(confirmed(changeFavoriteListNameMutation(), listRenamed));
  const form = useContractForm({
    schema,
    defaultValues: { newListName: name },
    send: ({ newListName }) =>
      changeFavoriteListName({ body: { listName: name, newListName: newListName.trim() } }),
    onSuccess: (lists) => {
      cacheLists(client, lists);
      notifyListsChanged();
      closeModal();
    },
    success: (translate, { newListName }) => translate('favorites.renamed', [newListName.trim()]),
    failed: 'favorites.notRenamed',
  });
  return (
    <Modal title={t('favorites.renameList')} footer={<ModalFormFooter form={form} />}>
      <Form form={form}>
        <FormTextField control={form.control} name="newListName" />
      </Form>
    </Modal>
  );
}
