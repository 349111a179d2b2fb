import { useQueryClient } from '@tanstack/react-query';
import { changeFavoriteListName } from '../../api/generated/mutations';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { TranslationKey } from '../../i18n/english';
import { Form } from '../../components/Form/Form';
import { FormField } from '../../components/Form/FormField';
import { ModalFormFooter } from '../../components/Form/ModalFormFooter';
import { useContractForm } from '../../components/Form/useContractForm';
import { Modal } from '../../components/Modal/Modal';
import { closeModal, type ModalProps } from '../../components/Modal/modalStore';
import { showNotice } from '../../components/Notice/noticeStore';
import { useTranslate } from '../../i18n/useTranslate';
import { cacheLists, notifyListsChanged } from '../favorites/listsCache';
import { customerId } from '../session/customer';
import { renameListForm } from './renameListForm';

declare module '../../components/Modal/modalStore' {
  interface ModalProps {
    /** FAV-03: gives the list of that name another one. */
    renameList: { name: string };
  }
}

/** FAV-03: renames a list (changeFavoriteListName). Its own name and that of another list are refused. */
export function RenameListModal({ name }: ModalProps['renameList']) {
  const t = useTranslate();
  const client = useQueryClient();
  const problemOf = (typed: string | undefined): TranslationKey | undefined => {
    const newName = typed?.trim();
    if (newName === name) return 'favorites.sameName';
    const lists = client.getQueryData(getFavoriteListsQuery().queryKey) ?? [];
    return lists.some((list) => list.name === newName) ? 'favorites.nameTaken' : undefined;
  };
  const form = useContractForm(renameListForm, {
    id: 'rename-list',
    draft: false,
    values: { newListName: name },
    send: async ({ newListName }) => {
      const owner = customerId(client);
      const newName = newListName.trim();
      cacheLists(
        client,
        owner,
        await changeFavoriteListName({ body: { listName: name, newListName: newName } }),
      );
      return newName;
    },
    onSuccess: (newName) => {
      notifyListsChanged();
      closeModal();
      showNotice({ tone: 'success', title: (translate) => translate('favorites.renamed', [newName]) });
    },
    failed: 'favorites.notRenamed',
    check: ({ newListName }) => ({ newListName: problemOf(newListName) }),
  });
  return (
    <Modal title={t('favorites.renameList')} footer={<ModalFormFooter form={form} />}>
      <Form form={form}>
        <FormField form={form} name="newListName" />
      </Form>
    </Modal>
  );
}
