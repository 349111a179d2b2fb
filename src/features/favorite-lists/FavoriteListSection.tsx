import { Pencil, Share2, Trash2 } from 'lucide-react';
import type { FavoriteItem, FavoriteList } from '../../api/generated/types';
import { Button } from '../../components/Button/Button';
import { Each } from '../../components/ErrorBoundary/Each';
import { Icon } from '../../components/Icon/Icon';
import { openModal } from '../../components/Modal/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { AddItems } from './cart/AddItems';
import styles from './FavoriteLists.module.css';
import { isVisible, itemName } from './listItems';
import { ListItemCard } from './ListItemCard';
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
    <div className={styles.actions}>
      {actions.map(({ icon, text, label, press }) => (
        <Button key={text} variant="quiet" size="small" aria-label={t(label, [name])} onClick={press}>
          <Icon icon={icon} size="s" />
          {t(text)}
        </Button>
      ))}
    </div>
  );
}

/** FAV-03: one list: its name, what can be done with it, and its products. */
export function FavoriteListSection({ list }: { list: FavoriteList }) {
  const t = useTranslate();
  const { id, name } = list;
  const items = list.items.filter(isVisible);
  const headingId = `favorites-${id}`;
  const removeItem = useRemoveItem(list);
  const remove = (item: FavoriteItem) => {
    // The button that is pressed goes with its product.
    const next = items.length > 1 ? document.getElementById(headingId) : document.querySelector('main');
    next?.focus({ preventScroll: true });
    removeItem(item);
  };
  const count = t(items.length === 1 ? 'favorites.productsOne' : 'favorites.products', [items.length]);
  const heading = (
    <div className={styles.title}>
      <h2 id={headingId} className={styles.name} tabIndex={-1}>
        {name}
      </h2>
      <p className={styles.count}>{count}</p>
    </div>
  );
  return (
    <section aria-labelledby={headingId}>
      <AddItems heading={heading} listName={name} items={items}>
        <ListActions list={list} items={items} />
      </AddItems>
      <ul className={styles.products}>
        <Each items={items} place="/items" keyOf={({ code }) => code}>
          {(item) => (
            <ListItemCard item={item}>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('favorites.removeNamed', [itemName(item), name])}
                onClick={() => remove(item)}
              >
                <Icon icon={Trash2} size="s" />
                {t('favorites.remove')}
              </Button>
            </ListItemCard>
          )}
        </Each>
      </ul>
    </section>
  );
}
