import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmed } from '../../api/confirmed';
import { bulkUpdateCartMutation } from '../../api/generated/mutations';
import { cachedCart, refetchCartAfter, setCachedCart } from './cartCache';
import { selectionSaved } from './cartOutcomes';

/**
 * CART-04: store with the cart on the server that items in stock may ship first (bulkUpdateCart). The cart is
 * refetched afterwards: totals may change, and a failed request may still have been applied.
 */
export function useOrderSplitting() {
  const client = useQueryClient();
  const { mutate, error, isPending, variables } = useMutation({
    ...confirmed(bulkUpdateCartMutation(), selectionSaved),
    scope: { id: 'cart' },
    onSuccess: (_, { body: { AcceptOrderSplitting } }) => {
      const cart = cachedCart(client);
      if (cart && AcceptOrderSplitting !== undefined)
        setCachedCart(client, { ...cart, AcceptOrderSplitting });
    },
    onSettled: () => refetchCartAfter(client),
  });
  return {
    set: (AcceptOrderSplitting: boolean) => mutate({ body: { lineitems: [], AcceptOrderSplitting } }),
    error,
    pending: isPending ? variables.body.AcceptOrderSplitting : undefined,
  };
}
