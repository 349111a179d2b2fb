import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bulkUpdateCart } from '../../../api/generated/mutations';
import type { AddressInput, BulkCartUpdate } from '../../../api/generated/types';
import { refetchCart, type Cart } from '../../cart/cartCache';
import { notifyCartChange } from '../../cart/cartTabs';

/** What of the shipping can be changed in the cart. */
type ShippingChange = Pick<BulkCartUpdate, 'shippingMethod' | 'shippingDestination'>;

/**
 * CART-06: the shipping of the cart (bulkUpdateCart). A chosen method shows at once; prices, lead times and totals are the
 * server's. The cart is fetched again also after a failure: the change may have been made.
 * @param address where the order is delivered; the cart's destination follows it
 */
export function useShipping(cart: Cart | undefined, address: AddressInput | undefined) {
  const client = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    scope: { id: 'cart' },
    mutationFn: async (change: ShippingChange) => {
      try {
        await bulkUpdateCart({ body: { lineitems: [], ...change } });
      } finally {
        await refetchCart(client);
        notifyCartChange();
      }
    },
  });
  const held = cart?.shippingDestination;
  // Without goods, and where the server sends no destination, there is nothing to change.
  const isAsked = address !== undefined && held !== undefined && (cart?.lineItems.length ?? 0) > 0;
  const postalCode = isAsked ? address.postalCode : undefined;
  const countryCode = isAsked ? address.countryCode : undefined;
  const isHeld = held?.postalCode === postalCode && held?.countryCode === countryCode;
  useEffect(() => {
    if (postalCode === undefined || countryCode === undefined || isHeld) return;
    mutate({ shippingDestination: { postalCode, countryCode } });
  }, [mutate, postalCode, countryCode, isHeld]);
  return {
    methods: cart?.shippingMethods,
    selected: (isPending ? variables.shippingMethod : undefined) ?? cart?.shippingMethod ?? undefined,
    choose: (shippingMethod: string) => mutate({ shippingMethod }),
    isPending,
    error: isPending ? null : error,
  };
}

/** The shipping of the cart with what can be done to it. */
export type Shipping = ReturnType<typeof useShipping>;
