import type { OperationInput } from '../../../api/operation';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { confirmed, useStep } from '../../../api/confirmed';
import { deleteFavoriteListMutation } from '../../../api/generated/mutations';
import type { FavoriteItem, FavoriteList } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { openModal } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { isVisible, removeItem, restoreItem } from '../favoriteChanges';
import { listsWhere, useChangeLists } from '../useChangeLists';
import { AddItems } from './AddItems';
import { ListItemCard, ProductGrid, textButtonOffset } from './ListItemCard';
import { itemName, useSelectedColors } from './useAddItems';

/** Confirmation of deleteFavoriteList: no list of that name. */
const listDeleted =
  ({ body: { listName } }: OperationInput<'deleteFavoriteList'>) =>
  async () =>
    (await listsWhere((find) => !find(listName))()) && null;

/** FAV-03: delete a list (deleteFavoriteList) after a confirmation. */
function useDeleteList({ name, items }: FavoriteList): () => void {
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
      text: t('favorites.deleteText', [name, items.length]),
      confirmLabel: t('common.delete'),
      onConfirm: deleteList,
    });
}

/** Time during which a removal can be undone, in ms: long enough to reach the button by keyboard. */
const undoMs = 20_000;

function useRemoveItem(list: FavoriteList): (item: FavoriteItem) => void {
  const change = useChangeLists();
  const { name: listName, items } = list;
  return (item) => {
    const subject = itemName(item);
    const index = items.findIndex(({ code }) => code === item.code);
    const restore = () =>
      change({
        subject,
        changes: (lists) => [restoreItem(lists, listName, item, index)],
        done: (t) => t('favorites.savedIn', [subject, listName]),
      });
    const reportRemoved = () =>
      showNotice({
        tone: 'success',
        title: (t) => t('favorites.removedFrom', [subject, listName]),
        action: { label: (t) => t('favorites.undo'), onPress: restore },
        duration: undoMs,
      });
    change({ subject, changes: (lists) => [removeItem(lists, listName, item.code)], onDone: reportRemoved });
  };
}

interface ListActionsProps {
  list: FavoriteList;
  items: readonly FavoriteItem[];
}

/** Rename, share and delete (FAV-03). */
function ListActions({ list, items }: ListActionsProps) {
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
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginInline: textButtonOffset }}>
      {actions.map(({ icon, text, label, press }) => (
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

/** FAV-03: a list: its name, actions and products. */
export function FavoriteListSection({ list }: { list: FavoriteList }) {
  const t = useTranslate();
  const { id, name } = list;
  const items = list.items.filter(isVisible);
  const { colors, selectColor } = useSelectedColors();
  const headingId = `favorites-${id}`;
  const removeItem = useRemoveItem(list);
  const remove = (item: FavoriteItem) => {
    // The pressed button unmounts with its product.
    const next = items.length > 1 ? document.getElementById(headingId) : document.querySelector('main');
    next?.focus({ preventScroll: true });
    removeItem(item);
  };
  const count = t('favorites.products', [items.length]);
  const heading = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
      <Typography id={headingId} variant="h2" tabIndex={-1}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ lineHeight: '1.5rem' }}>
        {count}
      </Typography>
    </Stack>
  );
  return (
    <section aria-labelledby={headingId}>
      <AddItems heading={heading} listName={name} items={items} colors={colors}>
        <ListActions list={list} items={items} />
      </AddItems>
      <ProductGrid>
        <Each items={items} path="/items" keyOf={({ code }) => code}>
          {(item) => (
            <ListItemCard item={item} onColor={selectColor}>
              <Button
                variant="text"
                size="small"
                startIcon={<Icon icon={Trash2} size="s" />}
                aria-label={t('favorites.removeNamed', [itemName(item), name])}
                onClick={() => remove(item)}
              >
                {t('favorites.remove')}
              </Button>
            </ListItemCard>
          )}
        </Each>
      </ProductGrid>
    </section>
  );
}
