import type { AddressInput, ShippingDestination } from '../../../api/generated/types';
import type { Cart } from '../../cart/cartCache';

/**
 * CART-06: the destination that the cart gets for an order to an address, as its prices and lead times follow from it.
 * @returns undefined where the cart has it already, holds no goods, or the server sends no destination
 */
export function otherDestination(
  { lineItems, shippingDestination: held }: Cart,
  { postalCode, countryCode }: AddressInput,
): ShippingDestination | undefined {
  if (held === undefined || lineItems.length === 0) return undefined;
  const isHeld = held?.postalCode === postalCode && held.countryCode === countryCode;
  return isHeld ? undefined : { postalCode, countryCode };
}
