import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import type { AddressInput } from '../../../api/generated/types';
import { refetchCart, type Cart } from '../../cart/cartCache';
import { notifyCartChange } from '../../cart/cartTabs';
import { otherDestination } from './otherDestination';

/**
 * CART-06: the shipping of the cart (bulkUpdateCart). A chosen method shows at once; prices, lead times and totals are the
 * server's. The cart is fetched again also after a failure: the change may have been made.
 * @param address where the order is delivered; the cart's destination follows it
 */
export function useShipping(cart: Cart | undefined, address: AddressInput | undefined) {
  const client = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    ...bulkUpdateCartMutation(),
    scope: { id: 'cart' },
    onSettled: async () => {
      await refetchCart(client);
      notifyCartChange();
    },
  });
  const { postalCode, countryCode } = (cart && address && otherDestination(cart, address)) ?? {};
  useEffect(() => {
    if (postalCode === undefined || countryCode === undefined) return;
    mutate({ body: { lineitems: [], shippingDestination: { postalCode, countryCode } } });
  }, [mutate, postalCode, countryCode]);
  return {
    methods: cart?.shippingMethods,
    selected: (isPending ? variables.body.shippingMethod : undefined) ?? cart?.shippingMethod ?? undefined,
    choose: (shippingMethod: string) => mutate({ body: { lineitems: [], shippingMethod } }),
    isPending,
    error: isPending ? null : error,
  };
}

/** The shipping of the cart with what can be done to it. */
export type Shipping = ReturnType<typeof useShipping>;
