import type { FavoriteItem, FavoriteList } from '../../api/generated/types';
import { showNotice } from '../../components/plain/noticeStore';
import { removeItem, restoreItem } from '../favorites/favoriteChanges';
import { useChangeLists } from '../favorites/useChangeLists';
import { itemName } from './listItems';

/** Time during which a removal can be undone, in ms: long enough to reach the button by keyboard. */
const undoMs = 20_000;

/** FAV-03: remove a product from a list, with undo. */
export function useRemoveItem(list: FavoriteList): (item: FavoriteItem) => void {
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
