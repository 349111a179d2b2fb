import type { QueryClient } from '@tanstack/react-query';
import { getCartQuery } from '../../api/generated/queries';
import { showNotice } from '../../components/Notice/noticeStore';
import { customerId } from '../session/customer';
import type { Cart } from './cartCache';
import { otherCartNotice } from './cartNotices';

/** What lies in a cart, in one text; an unknown cart shows nothing. */
function contentOf(cart: Cart | undefined): string {
  const lines = cart?.lineItems.map(({ code, quantity }) => `${code} ${quantity}`) ?? [];
  return lines.sort().join();
}

/**
 * CART-01: says that the cart of the customer who has just signed in is another than the one that stood there. It says
 * nothing where both hold the same, where the cart cannot be fetched, and after another customer has signed in or out.
 * @param before the cart that stood there; undefined when none was known
 */
export async function announceOtherCart(client: QueryClient, before: Cart | undefined): Promise<void> {
  const owner = customerId(client);
  const cart = await client.fetchQuery({ ...getCartQuery(), staleTime: 0 }).catch(() => undefined);
  if (!cart || customerId(client) !== owner || contentOf(cart) === contentOf(before)) return;
  showNotice(otherCartNotice(cart.numberOfItems));
}
