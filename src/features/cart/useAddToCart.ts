import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../../api/errors';
import { addToCartMutation } from '../../api/generated/mutations';
import type { CallOf } from '../../api/operation';
import { showNotice } from '../../components/Notice/noticeStore';
import { customerId } from '../session/customer';
import { cachedCart, hasGrownBy, refetchCart, setCachedCart, type Cart } from './cartCache';
import { pushCartEvent, type CartItem } from './cartEvents';
import { addedNotice } from './cartNotices';

/**
 * Puts an article into the cart (addToCart). When it is not known whether the call has succeeded, the cart is fetched
 * again before anything else can be added, and decides.
 */
async function add(
  client: QueryClient,
  addToCart: CallOf<'addToCart'>,
  { code, quantity }: CartItem,
): Promise<Cart> {
  const before = cachedCart(client);
  try {
    return await addToCart({ body: { code, quantity } });
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const after = await refetchCart(client);
    if (!after || !hasGrownBy(before, after, { code, quantity })) throw error;
    return after;
  }
}

/**
 * CART-02: puts an article into the cart (addToCart); the cart that comes back is the one everybody sees. Calls that
 * change the cart go one after the other, so that an older answer never replaces a newer one.
 */
export function useAddToCart() {
  const client = useQueryClient();
  const { mutateAsync: addToCart } = useMutation({ ...addToCartMutation(), meta: { isStep: true } });
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (addition: CartItem) => add(client, addToCart, addition),
    onMutate: () => customerId(client),
    onSuccess: async (cart, addition, owner) => {
      await setCachedCart(client, owner, cart);
      pushCartEvent('add_to_cart', [addition]);
      if (customerId(client) !== owner) return;
      showNotice(addedNotice(cart, addition));
    },
  });
}
