import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../../api/errors';
import { deleteCartMutation } from '../../api/generated/mutations';
import type { CallOf } from '../../api/operation';
import { customerId } from '../session/customer';
import { cachedCart, refetchCart, setCachedCart } from './cartCache';
import { nonGiftItems, pushCartEvent } from './cartEvents';
import { useSingleFlight } from '../../api/useSingleFlight';

/**
 * Clear the cart (deleteCart). When a lost response leaves the outcome unknown, the cart is refetched and compared
 * before the next change.
 */
async function clear(client: QueryClient, deleteCart: CallOf<'deleteCart'>): Promise<void> {
  try {
    await deleteCart({});
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const after = await refetchCart(client);
    if (after?.lineItems.length !== 0) throw error;
  }
}

/** CART-02: remove all lines of the cart (deleteCart). */
export function useClearCart() {
  const client = useQueryClient();
  const { mutateAsync: deleteCart } = useMutation({ ...deleteCartMutation(), meta: { isStep: true } });
  return useSingleFlight(
    useMutation({
      scope: { id: 'cart' },
      mutationFn: () => clear(client, deleteCart),
      onMutate: () => ({ owner: customerId(client), cart: cachedCart(client) }),
      onSuccess: async (_, __, { owner, cart }) => {
        if (!cart) return;
        pushCartEvent('remove_from_cart', nonGiftItems(cart.lineItems));
        const nothing = { lineItems: [], numberOfItems: 0, promotions: [], price: null, totalPrice: null };
        await setCachedCart(client, owner, { ...cart, ...nothing });
      },
    }),
  );
}
