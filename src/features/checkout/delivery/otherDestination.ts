import type { AddressInput, ShippingDestination } from '../../../api/generated/types';
import type { Cart } from '../../cart/cartCache';

/**
 * CART-06: the destination that the cart gets for an order to an address, as its prices and lead times follow from it.
 * @returns undefined where the cart has it already, holds no goods, or the server sends no destination
 */
export function otherDestination(
  { lineItems, shippingDestination: current }: Cart,
  { postalCode, countryCode }: AddressInput,
): ShippingDestination | undefined {
  if (current === undefined || lineItems.length === 0) return undefined;
  const isCurrent = current?.postalCode === postalCode && current.countryCode === countryCode;
  return isCurrent ? undefined : { postalCode, countryCode };
}
