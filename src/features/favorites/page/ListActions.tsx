import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { confirmed, useStep } from '../../../api/confirmed';
import { deleteFavoriteListMutation } from '../../../api/generated/mutations';
import type { FavoriteItem, FavoriteList } from '../../../api/generated/types';
import type { OperationInput } from '../../../api/operation';
import { Icon } from '../../../components/plain/Icon';
import { openModal } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { isEditable } from '../favoriteChanges';
import { listsWhere, useChangeLists } from '../useChangeLists';
import { textButtonOffset } from './ListItemCard';

/** Confirmation of deleteFavoriteList: no list of that name. */
const listDeleted =
  ({ body: { listName } }: OperationInput<'deleteFavoriteList'>) =>
  async () =>
    (await listsWhere((find) => !find(listName))()) && null;

/** FAV-03: delete a list (deleteFavoriteList) after a confirmation. */
function useDeleteList({ name, items, shared }: FavoriteList): () => void {
  const t = useTranslate();
  const change = useChangeLists();
  const deleteFavoriteList = useStep(confirmed(deleteFavoriteListMutation(), listDeleted));
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
      text: shared
        ? t('favorites.deleteSharedText', [name])
        : t('favorites.deleteText', [name, items.length]),
      confirmLabel: t('common.delete'),
      onConfirm: deleteList,
    });
}

interface ListActionsProps {
  list: FavoriteList;
  items: readonly FavoriteItem[];
}

/** Rename, share by a link and delete (FAV-03); a list that may only be read is shared by a link. */
export function ListActions({ list, items }: ListActionsProps) {
  const t = useTranslate();
  const deleteList = useDeleteList(list);
  const { name } = list;
  const actions = [
    {
      icon: Pencil,
      text: 'favorites.rename',
      label: 'favorites.renameNamed',
      press: () => openModal('renameList', { name }),
    },
    {
      icon: Share2,
      text: 'favorites.share',
      label: 'favorites.shareNamed',
      press: () => openModal('shareList', { name, codes: items.map(({ code }) => code) }),
    },
    { icon: Trash2, text: 'common.delete', label: 'favorites.deleteNamed', press: deleteList },
  ] as const;
  const allowed = isEditable(list) ? actions : actions.filter(({ icon }) => icon === Share2);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginInline: textButtonOffset }}>
      {allowed.map(({ icon, text, label, press }) => (
        <Button
          key={text}
          variant="text"
          size="small"
          startIcon={<Icon icon={icon} size="s" />}
          aria-label={t(label, [name])}
          onClick={press}
        >
          {t(text)}
        </Button>
      ))}
    </Stack>
  );
}
