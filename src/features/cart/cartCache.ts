import type { QueryClient } from '@tanstack/react-query';
import { getCartQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { inSession } from '../../api/session';
import { useRefetchOnStorage } from '../../api/useRefetchOnStorage';
import { writeStored } from '../../lib/storage';

/** Local storage key written on every change of the cart; its storage event makes other tabs refetch. */
const storageKey = 'cartChange';

/** Make the other tabs refetch the cart after a change in this one (CART-01). */
export function notifyCartChange(): void {
  writeStored('local', storageKey, `${Date.now()} ${Math.random()}`);
}

/** Refetch the cart when another tab has changed it, so that all tabs show the same (CART-01). */
export function useCartOfOtherTabs(): void {
  useRefetchOnStorage(storageKey, getCartQuery);
}

/** The cart (getCart). */
export type Cart = components['schemas']['Cart'];

/** A line of the cart (getCart). */
export type LineItem = components['schemas']['LineItem'];

/** The cart in the cache, as last sent by the server; undefined before the first fetch. */
export function cachedCart(client: QueryClient): Cart | undefined {
  return client.getQueryData(getCartQuery().queryKey);
}

/** Cache the cart returned by a change, and make the other tabs refetch. */
export function setCachedCart(client: QueryClient, cart: Cart): void {
  const { queryKey } = getCartQuery();
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, cart);
  notifyCartChange();
}

/**
 * Refetch the cart after a change that may or may not have succeeded. Rejects when the session ends meanwhile.
 * @returns undefined when it cannot be fetched
 */
export async function refetchCart(client: QueryClient): Promise<Cart | undefined> {
  const { queryKey } = getCartQuery();
  void client.cancelQueries({ queryKey });
  // Leaving the page aborts the request: the next component that shows the cart then fetches it.
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
  return inSession(client.fetchQuery({ ...getCartQuery(), staleTime: 0 }).catch(() => undefined));
}

/**
 * Refetch the cart in a callback of a mutation, whose rejections nobody handles: with the session its cart has gone.
 * @returns true unless the session has ended meanwhile
 */
export const refetchCartAfter = (client: QueryClient): Promise<boolean> =>
  refetchCart(client).then(
    () => true,
    () => false,
  );

/** Refetch the cart after a change of it, and make the other tabs refetch it too. */
export async function refetchChangedCart(client: QueryClient): Promise<void> {
  if (await refetchCartAfter(client)) notifyCartChange();
}

/** True when the cart contains exactly `quantity` more pieces of an article than before; false when unknown. */
export function hasGrownBy(
  before: Cart | undefined,
  after: Cart | undefined,
  { code, quantity }: Pick<LineItem, 'code' | 'quantity'>,
): boolean {
  const piecesOf = ({ lineItems }: Cart) => lineItems.find((line) => line.code === code)?.quantity ?? 0;
  return before !== undefined && after !== undefined && piecesOf(after) === piecesOf(before) + quantity;
}
