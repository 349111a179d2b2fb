import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToCart } from '../../api/generated/mutations';
import { showNotice } from '../../components/Notice/noticeStore';
import { customerId } from '../session/customer';
import { setCachedCart } from './cartCache';
import { reportMoved, type MovedItem } from './cartEvents';
import { addedNotice } from './cartNotices';

/** What is put into the cart: an article, and what the data layer says of it. */
export type Addition = MovedItem;

/**
 * CART-02: puts an article into the cart (addToCart); the cart that comes back is the one everybody sees. Calls that
 * change the cart go one after the other, so that an older answer never replaces a newer one.
 */
export function useAddToCart() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: ({ code, quantity }: Addition) => addToCart({ body: { code, quantity } }),
    onMutate: () => customerId(client),
    onSuccess: async (cart, addition, owner) => {
      await setCachedCart(client, owner, cart);
      reportMoved('add_to_cart', [addition]);
      if (customerId(client) !== owner) return;
      showNotice(addedNotice(cart, addition));
    },
  });
}
