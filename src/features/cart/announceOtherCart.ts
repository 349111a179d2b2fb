import type { QueryClient } from '@tanstack/react-query';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { getCartQuery } from '../../api/generated/queries';
import { inSession } from '../../api/session';
import { openModal } from '../../components/plain/modalStore';
import { showNotice, type NoticeContent } from '../../components/plain/noticeStore';
import type { Cart } from './cartCache';

/** Button of a notice about the cart. */
export const showCart: NonNullable<NoticeContent['action']> = {
  label: (t) => t('cart.show'),
  icon: ShoppingBag,
  onPress: () => openModal('miniCart'),
};

/**
 * CART-01: notice that the customer's cart differs from the one shown before sign-in.
 * @param count pieces in the customer's cart
 */
export function otherCartNotice(count: number): NoticeContent {
  return {
    tone: 'plain',
    title: (t) => (count === 0 ? t('cart.empty') : t('cart.holds', [count])),
    text: (t) => t('cart.fromAccount'),
    ...(count > 0 && { action: showCart }),
  };
}

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
