import { useMutation } from '@tanstack/react-query';
import { confirmed } from '../../api/confirmed';
import { deleteFavoriteListMutation } from '../../api/generated/mutations';
import type { FavoriteList } from '../../api/generated/types';
import { openModal } from '../../components/plain/modalStore';
import { showNotice } from '../../components/plain/noticeStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useChangeLists } from '../favorites/useChangeLists';
import { listDeleted } from '../favorites/listOutcomes';

/** FAV-03: delete a list (deleteFavoriteList) after a confirmation. */
export function useDeleteList({ name, items }: FavoriteList): () => void {
  const t = useTranslate();
  const change = useChangeLists();
  const { mutateAsync: deleteFavoriteList } = useMutation({
    ...confirmed(deleteFavoriteListMutation(), listDeleted),
    meta: { isStep: true },
  });
  const without = (lists: readonly FavoriteList[]) => lists.filter((list) => list.name !== name);
  const deleteList = () => {
    document.querySelector('main')?.focus({ preventScroll: true });
    change({
      subject: name,
      update: without,
      send: async (lists) => {
        await deleteFavoriteList({ body: { listName: name } });
        return without(lists);
      },
      onDone: () =>
        showNotice({ tone: 'success', title: (translate) => translate('favorites.deleted', [name]) }),
    });
  };
  return () =>
    openModal('confirmation', {
      title: t('favorites.deleteList'),
      text: t('favorites.deleteText', [name, items.length]),
      confirmLabel: t('common.delete'),
      onConfirm: deleteList,
    });
}
