import type { QueryClient } from '@tanstack/react-query';
import { getCartQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { customerId } from '../session/customer';
import { notifyCartChange } from './cartTabs';

/** The cart (getCart). */
export type Cart = components['schemas']['Cart'];

/** A line of the cart (getCart). */
export type LineItem = components['schemas']['LineItem'];

/** The cart as the server last gave it; undefined until it has. */
export function cachedCart(client: QueryClient): Cart | undefined {
  return client.getQueryData(getCartQuery().queryKey);
}

/**
 * Caches the cart that a change has led to, and makes the other tabs fetch theirs. It is dropped when another customer is
 * signed in by then (AUTH-03).
 * @param owner id of the customer whose cart was requested
 */
export async function setCachedCart(client: QueryClient, owner: string | null, cart: Cart): Promise<void> {
  const { queryKey } = getCartQuery();
  await client.cancelQueries({ queryKey });
  if (customerId(client) === owner) client.setQueryData(queryKey, cart);
  notifyCartChange();
}

/**
 * Fetches the cart again, for after a change that may or may not have been made.
 * @returns undefined where it cannot be fetched
 */
export async function refetchCart(client: QueryClient): Promise<Cart | undefined> {
  const { queryKey } = getCartQuery();
  await client.cancelQueries({ queryKey });
  // A page that is left aborts the call: the next part that shows the cart fetches it then.
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
  return client.fetchQuery({ ...getCartQuery(), staleTime: 0 }).catch(() => undefined);
}

/** Whether a cart holds more of an article than before, by just so many pieces; false where it is not known. */
export function hasGrownBy(
  before: Cart | undefined,
  after: Cart | undefined,
  { code, quantity }: Pick<LineItem, 'code' | 'quantity'>,
): boolean {
  const piecesOf = ({ lineItems }: Cart) => lineItems.find((line) => line.code === code)?.quantity ?? 0;
  return before !== undefined && after !== undefined && piecesOf(after) === piecesOf(before) + quantity;
}
