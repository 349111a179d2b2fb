import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import type { FavoriteItem, FavoriteList } from '../../api/generated/types';
import { Each } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { openModal } from '../../components/plain/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { AddItems } from './cart/AddItems';
import { isVisible } from '../favorites/favoriteChanges';
import { itemName } from './listItems';
import { ListItemCard } from './ListItemCard';
import { ProductGrid, textButtonOffset } from './listParts';
import { useChosenColors } from './useChosenColors';
import { useDeleteList } from './useDeleteList';
import { useRemoveItem } from './useRemoveItem';

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
  const { colors, chooseColor } = useChosenColors();
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
        <Each items={items} place="/items" keyOf={({ code }) => code}>
          {(item) => (
            <ListItemCard item={item} onColor={chooseColor}>
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
