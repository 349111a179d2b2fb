import { useState } from 'react';
import { announce } from '../../../components/LiveRegion/announce';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';
import type { PendingEdit } from '../pendingEdits';
import { cartRows, type CartRow, type RemovedLine } from './cartRows';

/** CART-02: the cart's rows, with removing one and bringing it back. */
export function useCartRows(lines: readonly LineItem[], change: (wish: PendingEdit) => void) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const rows = cartRows(lines, removed);
  const remove = (row: number, { line }: CartRow) => {
    setRemoved([...removed.filter((other) => other.line.code !== line.code), { line, row }]);
    change({ line, quantity: 0 });
    announce(t('cart.removedNamed', [line.item.name]));
  };
  const undo = ({ line }: CartRow) => {
    change({ line, quantity: line.quantity });
    announce(t('cart.addedNamed', [line.item.name]));
  };
  return { rows, remove, undo, forget: () => setRemoved([]) };
}
