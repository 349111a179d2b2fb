import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToCart } from '../../api/generated/mutations';
import { getCartQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { pushEvent } from '../analytics/dataLayer';

/** What is put into the cart: an article, and what the data layer says of it. */
export interface Addition {
  /** Article number of the product or its variation. */
  code: string;
  name: string;
  /** Pieces. */
  quantity: number;
  /** The price of one; null when it is not known. */
  price: components['schemas']['Price'] | null;
}

function reportAddition({ code, name, quantity, price }: Addition): void {
  pushEvent({
    event: 'add_to_cart',
    ecommerce: {
      currency: price?.currency,
      value: price && price.priceExVat.amount * quantity,
      items: [{ item_id: code, item_name: name, price: price?.priceExVat.amount, quantity }],
    },
  });
}

/**
 * CART-02: puts an article into the cart (addToCart); the cart that comes back is the one everybody sees. Additions
 * go one after the other, so that an older answer never replaces a newer one.
 */
export function useAddToCart() {
  const queryClient = useQueryClient();
  const { queryKey } = getCartQuery();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: ({ code, quantity }: Addition) => addToCart({ body: { code, quantity } }),
    onSuccess: async (cart, addition) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, cart);
      reportAddition(addition);
    },
  });
}
