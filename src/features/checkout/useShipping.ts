import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confirmed } from '../../api/confirmed';
import { bulkUpdateCartMutation } from '../../api/generated/mutations';
import type { AddressInput, ShippingDestination } from '../../api/generated/types';
import { type Cart, refetchChangedCart } from '../cart/cartCache';
import { selectionSaved } from '../cart/cartConfirmations';

/**
 * CART-06: the shipping destination to store with the cart for an address: its prices and lead times depend on it.
 * @returns undefined when the cart already has it, is empty, or has no destination in the response
 */
export function otherDestination(
  { lineItems, shippingDestination: current }: Cart,
  { postalCode, countryCode }: AddressInput,
): ShippingDestination | undefined {
  if (current === undefined || lineItems.length === 0) return undefined;
  const isCurrent = current?.postalCode === postalCode && current.countryCode === countryCode;
  return isCurrent ? undefined : { postalCode, countryCode };
}

/**
 * CART-06: shipping of the cart (bulkUpdateCart). A selected method shows at once; prices, lead times and totals are
 * the server's. The cart is refetched afterwards, also on failure: the change may have been applied.
 * @param address delivery address of the order; determines the cart's destination
 */
export function useShipping(cart: Cart | undefined, address: AddressInput | undefined) {
  const client = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    ...confirmed(bulkUpdateCartMutation(), selectionSaved),
    scope: { id: 'cart' },
    onSettled: () => refetchChangedCart(client),
  });
  const { postalCode, countryCode } = (cart && address && otherDestination(cart, address)) ?? {};
  useEffect(() => {
    if (postalCode === undefined || countryCode === undefined) return;
    mutate({ body: { lineitems: [], shippingDestination: { postalCode, countryCode } } });
  }, [mutate, postalCode, countryCode]);
  return {
    methods: cart?.shippingMethods,
    selected: (isPending ? variables.body.shippingMethod : undefined) ?? cart?.shippingMethod ?? undefined,
    select: (shippingMethod: string) => mutate({ body: { lineitems: [], shippingMethod } }),
    isPending,
    error: isPending ? null : error,
  };
}

/** Shipping of the cart and its actions. */
export type Shipping = ReturnType<typeof useShipping>;
