import { openModal } from '../../components/Modal/modalStore';
import type { NoticeContent } from '../../components/Notice/noticeStore';
import type { Cart } from './cartCache';
import type { CartItem } from './cartEvents';

const showCart: NonNullable<NoticeContent['action']> = {
  label: (t) => t('cart.show'),
  onPress: () => openModal('miniCart'),
};

/** CART-02: notice of an article added to the cart; the button has already announced it to screen readers. */
export function addedNotice(cart: Cart, { code, name, quantity }: CartItem): NoticeContent {
  const item = cart.lineItems.find((line) => line.code === code)?.item;
  return {
    tone: 'success',
    title: (t) => t('cart.justAdded'),
    subject: item?.name ?? name,
    text: (t) => t('cart.quantity', [quantity]),
    ...(item?.image && { picture: item.image }),
    action: showCart,
    announced: false,
  };
}

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
