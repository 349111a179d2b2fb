import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../../api/errors';
import { addToCartMutation } from '../../api/generated/mutations';
import type { CallOf } from '../../api/operation';
import { showNotice } from '../../components/Notice/noticeStore';
import { customerId } from '../session/customer';
import { cachedCart, hasGrownBy, refetchCart, setCachedCart, type Cart } from './cartCache';
import { pushAdded, type CartItem } from './cartEvents';
import { addedNotice } from './cartNotices';

/**
 * Add an article (addToCart). When a lost response leaves the outcome unknown, the cart is refetched and compared
 * before the next change.
 */
async function add(
  client: QueryClient,
  addToCart: CallOf<'addToCart'>,
  { code, quantity }: CartItem,
): Promise<Cart> {
  const before = cachedCart(client);
  try {
    return await addToCart({ body: { code, quantity, getPrice: true } });
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const after = await refetchCart(client);
    if (!after || !hasGrownBy(before, after, { code, quantity })) throw error;
    return after;
  }
}

/**
 * CART-02: add an article to the cart (addToCart) and cache the returned cart. Mutations of the cart run in sequence,
 * so that an older response never replaces a newer one.
 * @example const { mutate: addToCart, isPending } = useAddToCart();
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
      pushAdded(cart, [addition]);
      if (customerId(client) !== owner) return;
      showNotice(addedNotice(cart, addition));
    },
  });
}
