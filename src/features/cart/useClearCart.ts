import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmed } from '../../api/confirmed';
import { deleteCartMutation } from '../../api/generated/mutations';
import { cachedCart, setCachedCart } from './cartCache';
import { nonGiftItems, pushCartEvent } from './cartEvents';
import { cartCleared } from './cartOutcomes';
import { useSingleFlight } from '../../api/useSingleFlight';

/** CART-02: remove all lines of the cart (deleteCart). */
export function useClearCart() {
  const client = useQueryClient();
  return useSingleFlight(
    useMutation({
      ...confirmed(deleteCartMutation(), cartCleared),
      scope: { id: 'cart' },
      onMutate: () => cachedCart(client),
      onSuccess: (_, __, cart) => {
        if (!cart) return;
        pushCartEvent('remove_from_cart', nonGiftItems(cart.lineItems));
        const nothing = { lineItems: [], numberOfItems: 0, promotions: [], price: null, totalPrice: null };
        setCachedCart(client, { ...cart, ...nothing });
      },
    }),
  );
}
