import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { getCartQuery } from '../../api/generated/queries';
import { createStore } from '../../lib/createStore';
import type { Cart, LineItem } from './cartCache';

/** A change of a cart line that the server has not confirmed. */
export interface PendingEdit {
  line: LineItem;
  /** Pieces; 0 removes the line. */
  quantity: number;
}

/** Pending edits by article code. */
export type PendingEdits = ReadonlyMap<string, PendingEdit>;

/** The edits after all have been removed, rather than confirmed one by one. */
export const noEdits: PendingEdits = new Map();
const store = createStore(noEdits);

/** The current edits that the server has not confirmed (CART-02). */
export const pendingEdits = store.get;

/** Call a listener after each change of the edits. @returns function that unsubscribes */
export const subscribeToPendingEdits = store.subscribe;

/** The edits that the server has not confirmed (CART-02), for optimistic rendering. */
function usePendingEdits(): PendingEdits {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Add an edit, replacing an earlier one of the same line. */
export function setPendingEdit(edit: PendingEdit): void {
  store.set(new Map(store.get()).set(edit.line.code, edit));
}

/** Remove a confirmed edit, unless a newer one of its line has replaced it. */
export function clearPendingEdit(edit: PendingEdit): void {
  const { code } = edit.line;
  const edits = store.get();
  if (edits.get(code) === edit) store.set(new Map([...edits].filter(([other]) => other !== code)));
}

/** Remove all edits, after a failed request or a change of customer. */
export function clearPendingEdits(): void {
  store.set(noEdits);
}

const piecesOf = (lines: readonly LineItem[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * CART-02: the cart with the pending edits applied: changed quantities, removed and restored lines. Totals remain those
 * of the server.
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

interface CartState {
  /** The cart with the pending edits applied; undefined until fetched (CART-05). */
  cart: Cart | undefined;
  isPending: boolean;
  /** The cart could not be fetched, so its contents are unknown (CART-05). */
  isUnknown: boolean;
  retry: () => void;
  /** True while a change of the line with this code is not confirmed. */
  isChanging: (code: string) => boolean;
  /** True while any change is not confirmed: totals are outdated. */
  changing: boolean;
}

/**
 * CART-02: the cart (getCart) with optimistic updates.
 * @example const { cart, isUnknown } = useCart();
 */
export function useCart(): CartState {
  const { data, isPending, isError, refetch } = useQuery(getCartQuery());
  const edits = usePendingEdits();
  const cart = useMemo(() => data && applyPendingEdits(data, edits), [data, edits]);
  return {
    cart,
    isPending,
    isUnknown: isError && !data,
    retry: () => void refetch(),
    isChanging: (code) => edits.has(code),
    changing: edits.size > 0,
  };
}
