import type { NoticeContent } from '../../components/Notice/noticeStore';
import { showCart } from './announceOtherCart';
import type { Cart } from './cartCache';
import type { CartItem } from './cartEvents';
import { lineDelivery, type DeliveryTexts } from './delivery/deliveryPromise';

/**
 * CART-02: notice of an article added to the cart, with the delivery of its line; the button has already announced it to
 * screen readers.
 */
export function addedNotice(
  cart: Cart,
  { code, name, quantity }: CartItem,
  texts: Omit<DeliveryTexts, 't'>,
): NoticeContent {
  const line = cart.lineItems.find((each) => each.code === code);
  const item = line?.item;
  return {
    tone: 'success',
    title: (t) => t('cart.justAdded'),
    subject: item?.name ?? name,
    text: (t) => {
      const delivery = line && lineDelivery(line, { ...texts, t });
      return [t('cart.quantity', [quantity]), delivery].filter(Boolean).join(' · ');
    },
    ...(item?.image && { picture: item.image }),
    action: showCart,
    announced: false,
  };
}
