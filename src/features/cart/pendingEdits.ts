import { useSyncExternalStore } from 'react';
import { createStore } from '../../config/createStore';
import type { Cart, LineItem } from './cartCache';

/** A change of a cart line that the server has not confirmed yet. */
export interface PendingEdit {
  line: LineItem;
  /** Pieces; 0 removes the line. */
  quantity: number;
}

/** Lines by code. */
export type PendingEdits = ReadonlyMap<string, PendingEdit>;

const none: PendingEdits = new Map();
const store = createStore(none);

/** The edits that the server has not confirmed yet (CART-02). */
export const pendingEdits = store.get;

/** The edits that the server has not confirmed yet (CART-02), for showing them at once. */
export function usePendingEdits(): PendingEdits {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Adds an edit; it replaces an earlier one of the same line. */
export function setPendingEdit(edit: PendingEdit): void {
  store.set(new Map(store.get()).set(edit.line.code, edit));
}

/** Removes an edit that has been confirmed, unless a newer one of that line has replaced it. */
export function clearPendingEdit(edit: PendingEdit): void {
  const { code } = edit.line;
  const edits = store.get();
  if (edits.get(code) === edit) store.set(new Map([...edits].filter(([other]) => other !== code)));
}

/** Removes every edit: a call has failed, or the customer has changed. */
export function clearPendingEdits(): void {
  store.set(none);
}

const piecesOf = (lines: readonly LineItem[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * CART-02: the cart with the pending edits applied: quantities changed, lines removed and restored. Totals stay the
 * server's.
 */
export function applyPendingEdits(cart: Cart, edits: PendingEdits): Cart {
  if (edits.size === 0) return cart;
  const lines = cart.lineItems.map((line) => ({
    ...line,
    quantity: edits.get(line.code)?.quantity ?? line.quantity,
  }));
  for (const { line, quantity } of edits.values())
    if (!lines.some(({ code }) => code === line.code)) lines.push({ ...line, quantity });
  const lineItems = lines.filter(({ quantity }) => quantity > 0);
  const numberOfItems = cart.numberOfItems - piecesOf(cart.lineItems) + piecesOf(lineItems);
  return { ...cart, lineItems, numberOfItems };
}
