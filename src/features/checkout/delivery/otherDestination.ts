import type { AddressInput, ShippingDestination } from '../../../api/generated/types';
import type { Cart } from '../../cart/cartCache';

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
