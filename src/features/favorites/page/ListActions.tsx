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
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

/**
 * FAV-03: share a list with all users of the company, or end that, where the server says whether it is shared; who
 * shares a list, and who may change it, for the others.
 */
export function CompanyShare({ list }: { list: FavoriteList }) {
  const t = useTranslate();
  const change = useChangeLists();
  const { name: listName, shared, sharedBy } = list;
  if (shared === undefined) return null;
  const share = (isShared: boolean) =>
    change({
      subject: listName,
      changes: (lists) =>
        lists
          .filter(({ name }) => name === listName)
          .map(({ items }) => ({ listName, items, shared: isShared })),
      onDone: () =>
        showNotice({
          tone: 'success',
          title: (translate) =>
            translate(isShared ? 'favorites.nowShared' : 'favorites.noLongerShared', [listName]),
        }),
    });
  const mayEdit = isEditable(list);
  const note = [
    sharedBy && t('favorites.sharedBy', [sharedBy]),
    sharedBy && !mayEdit && t('favorites.readOnly'),
  ].filter(Boolean);
  return (
    <>
      {note.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {note.join(' · ')}
        </Typography>
      )}
      {mayEdit && (
        <FormControlLabel
          label={t('favorites.shareInCompany')}
          sx={{ display: 'flex', minHeight: '2.75rem', mb: 3 }}
          control={
            <Checkbox
              checked={shared}
              onChange={(_, isShared) => share(isShared)}
              slotProps={{ input: { 'aria-label': t('favorites.shareInCompanyNamed', [listName]) } }}
            />
          }
        />
      )}
    </>
  );
}

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
