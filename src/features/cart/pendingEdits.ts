import { useSyncExternalStore } from 'react';
import type { Cart, LineItem } from './cartCache';

/** A line as the person wants it, before the server knows. */
export interface PendingEdit {
  line: LineItem;
  /** Pieces; 0 removes the line. */
  quantity: number;
}

/** Lines by code. */
export type PendingEdits = ReadonlyMap<string, PendingEdit>;

const none: PendingEdits = new Map();
let wanted = none;
const listeners = new Set<() => void>();

function become(next: PendingEdits): void {
  wanted = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the person wants and the server has not confirmed yet (CART-02). */
export const pendingEdits = (): PendingEdits => wanted;

/** What the person wants and the server has not confirmed yet (CART-02); every click shows at once. */
export function usePendingEdits(): PendingEdits {
  return useSyncExternalStore(subscribe, pendingEdits);
}

/** Wants a line to have a quantity; an earlier wish for the same line gives way. */
export function setPendingEdit(wish: PendingEdit): void {
  become(new Map(wanted).set(wish.line.code, wish));
}

/** Forgets a wish that is fulfilled, unless there is a newer one for that line. */
export function clearPendingEdit(wish: PendingEdit): void {
  const { code } = wish.line;
  if (wanted.get(code) === wish) become(new Map([...wanted].filter(([other]) => other !== code)));
}

/** Forgets every wish: a call has failed, or the customer is another one. */
export function clearPendingEdits(): void {
  become(none);
}

const piecesOf = (lines: readonly LineItem[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * CART-02: the cart as the person wants it: quantities changed, lines removed and brought back.
 * What things cost together is still the server's last word.
 */
export function applyPendingEdits(cart: Cart, wishes: PendingEdits): Cart {
  if (wishes.size === 0) return cart;
  const lines = cart.lineItems.map((line) => ({
    ...line,
    quantity: wishes.get(line.code)?.quantity ?? line.quantity,
  }));
  for (const { line, quantity } of wishes.values())
    if (!lines.some(({ code }) => code === line.code)) lines.push({ ...line, quantity });
  const lineItems = lines.filter(({ quantity }) => quantity > 0);
  const numberOfItems = cart.numberOfItems - piecesOf(cart.lineItems) + piecesOf(lineItems);
  return { ...cart, lineItems, numberOfItems };
}
