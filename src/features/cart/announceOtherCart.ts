import type { QueryClient } from '@tanstack/react-query';
import { getCartQuery } from '../../api/generated/queries';
import { inSession } from '../../api/session';
import { showNotice } from '../../components/Notice/noticeStore';
import type { Cart } from './cartCache';
import { otherCartNotice } from './cartNotices';

/** The contents of a cart as a comparable string; empty for an unknown cart. */
function contentOf(cart: Cart | undefined): string {
  const lines = cart?.lineItems.map(({ code, quantity }) => `${code} ${quantity}`) ?? [];
  return lines.sort().join();
}

/**
 * CART-01: notify a customer who has just signed in that their cart differs from the one shown before. No notice when
 * both have the same contents, when the cart cannot be fetched, or when another customer has signed in or out
 * meanwhile.
 * @param before the cart shown before sign-in; undefined when unknown
 */
export async function announceOtherCart(client: QueryClient, before: Cart | undefined): Promise<void> {
  const request = client.fetchQuery({ ...getCartQuery(), staleTime: 0 });
  const cart = await inSession(request).catch(() => undefined);
  if (!cart || contentOf(cart) === contentOf(before)) return;
  showNotice(otherCartNotice(cart.numberOfItems));
}
