import type { OperationInput } from '../../../api/operation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmed } from '../../../api/confirmed';
import { changeFavoriteListNameMutation } from '../../../api/generated/mutations';
import { changeFavoriteListNameBody } from '../../../api/generated/schemas';
import { useStep } from '../../../api/useStep';
import { Form } from '../../../components/mui/form/Form';
import { ModalFormFooter } from '../../../components/mui/form/ModalFormFooter';
import { formOptions, useSubmit } from '../../../components/mui/form/useSubmit';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { issueMessage, rule } from '../../../components/mui/form/issueMessage';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
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
  const form = useForm({
    ...formOptions,
    defaultValues: { newListName: name },
    resolver: zodResolver(schema, { error: issueMessage(t) }),
  });
  const changeFavoriteListName = useStep(confirmed(changeFavoriteListNameMutation(), listRenamed));
  const submission = useSubmit(form, {
    send: ({ newListName }) =>
      changeFavoriteListName({ body: { listName: name, newListName: newListName.trim() } }),
    onSuccess: (lists, { newListName }) => {
      const newName = newListName.trim();
      cacheLists(client, lists);
      notifyListsChanged();
      closeModal();
      showNotice({ tone: 'success', title: (translate) => translate('favorites.renamed', [newName]) });
    },
    failed: 'favorites.notRenamed',
  });
  return (
    <Modal title={t('favorites.renameList')} footer={<ModalFormFooter submission={submission} />}>
      <Form submission={submission}>
        <FormTextField control={form.control} name="newListName" />
      </Form>
    </Modal>
  );
}
