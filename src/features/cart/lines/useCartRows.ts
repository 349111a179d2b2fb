import { useState } from 'react';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';
import type { CartChanges } from '../useCartChanges';

/** A removed line and its former row. */
interface RemovedRow {
  line: LineItem;
  row: number;
}

/** A row of the cart: a line, or the placeholder of a removed one with its undo. */
interface CartRow {
  line: LineItem;
  removed: boolean;
}

/**
 * CART-02: the rows of the cart. A removed line leaves a placeholder with its undo; a restored line returns to its
 * former row, whatever its position in the response.
 * @param lines lines of the cart
 * @param removed lines removed since the cart was opened, restored or not
 */
export function cartRows(lines: readonly LineItem[], removed: readonly RemovedRow[]): CartRow[] {
  const returned = new Map(lines.map((line) => [line.code, line]));
  const removedCodes = new Set(removed.map(({ line }) => line.code));
  const rows = lines.filter(({ code }) => !removedCodes.has(code)).map((line) => ({ line, removed: false }));
  for (const { line, row } of removed.toSorted((a, b) => a.row - b.row)) {
    const back = returned.get(line.code);
    rows.splice(row, 0, { line: back ?? line, removed: !back });
  }
  return rows;
}

/** CART-02: the rows of the cart, with removal and undo. */
export function useCartRows(lines: readonly LineItem[], change: CartChanges['change']) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([]);
  const rows = cartRows(lines, removed);
  const remove = (row: CartRow) => {
    const { line } = row;
    const others = removed.filter((other) => other.line.code !== line.code);
    setRemoved([...others, { line, row: rows.indexOf(row) }]);
    change({ line, quantity: 0 });
    announce(t('cart.removedNamed', [line.item.name]));
  };
  const undo = ({ line }: CartRow) => {
    change({ line, quantity: line.quantity });
    announce(t('cart.addedNamed', [line.item.name]));
  };
  return { rows, remove, undo, clearRemoved: () => setRemoved([]) };
}
