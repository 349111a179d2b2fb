import { useRef, useState } from 'react';
import type { FavoriteItem } from '../../../api/generated/types';
import { setQuantities } from '../lineChanges';
import { useChangeLists } from '../useChangeLists';

type Quantities = ReadonlyMap<string, number>;

/**
 * FAV-03: edit the quantities of a list. An edit shows at once; those made while a call is under way are sent together
 * after it. On failure the quantities revert.
 */
export function useQuantityEdits(listName: string) {
  const changeLists = useChangeLists();
  const [edits, setEdits] = useState<Quantities>(new Map());
  const waiting = useRef<Map<string, number>>(null);
  const forget = (sent: Quantities) =>
    setEdits((all) => new Map([...all].filter(([code, quantity]) => sent.get(code) !== quantity)));
  const setQuantity = ({ code, ...item }: FavoriteItem, quantity: number) => {
    setEdits((all) => new Map(all).set(code, quantity));
    if (waiting.current) return void waiting.current.set(code, quantity);
    const sent = new Map([[code, quantity]]);
    waiting.current = sent;
    changeLists({
      subject: item.product?.name ?? code,
      changes: (lists) => {
        if (waiting.current === sent) waiting.current = null;
        return setQuantities(lists, listName, sent);
      },
      onSettled: () => forget(sent),
    });
  };
  const withEdits = (item: FavoriteItem): FavoriteItem => {
    const quantity = edits.get(item.code);
    return quantity === undefined ? item : { ...item, quantity };
  };
  return { setQuantity, withEdits };
}
