import type { QueryClient } from '@tanstack/react-query';
import type { OperationInput } from '../../api/operation';
import { cachedCart, hasGrownBy, refetchCart, type Cart } from './cartCache';

/** @throws Error when the cart cannot be fetched */
async function currentCart(client: QueryClient): Promise<Cart> {
  const cart = await refetchCart(client);
  if (!cart) throw new Error('The cart cannot be fetched');
  return cart;
}

/** Confirmation of addToCart: as many more pieces in the cart. */
export function articleAdded({ body }: OperationInput<'addToCart'>, client: QueryClient) {
  const before = cachedCart(client);
  return async () => {
    const after = await currentCart(client);
    return hasGrownBy(before, after, body) ? after : undefined;
  };
}

/** Confirmation of updateCart, and of addToCart for a line that is not in the cart: that quantity in the cart. */
export const quantitySet =
  ({ body: { code, quantity } }: OperationInput<'updateCart'>, client: QueryClient) =>
  async () => {
    const cart = await currentCart(client);
    const line = cart.lineItems.find((each) => each.code === code);
    return (line?.quantity ?? 0) === quantity ? cart : undefined;
  };

/** Confirmation of deleteCart: an empty cart. */
export const cartCleared = (_: unknown, client: QueryClient) => async () =>
  (await currentCart(client)).lineItems.length === 0 ? null : undefined;

const noLines = { count: 0, lineItems: [] };

/** Confirmation of bulkUpdateCart without lines: what was sent, in the cart. */
export const selectionSaved =
  ({ body }: OperationInput<'bulkUpdateCart'>, client: QueryClient) =>
  async () => {
    const cart = await currentCart(client);
    const { couponCode, shippingMethod, shippingDestination: destination, AcceptOrderSplitting } = body;
    const isSaved =
      (couponCode === undefined || couponCode?.toLowerCase() === cart.couponCode?.toLowerCase()) &&
      (shippingMethod === undefined || shippingMethod === cart.shippingMethod) &&
      (destination === undefined ||
        (destination.postalCode === cart.shippingDestination?.postalCode &&
          destination.countryCode === cart.shippingDestination.countryCode)) &&
      (AcceptOrderSplitting === undefined || AcceptOrderSplitting === cart.AcceptOrderSplitting);
    const outcome = { added: noLines, incorrectFormat: noLines, notFound: noLines, notAdded: noLines };
    return isSaved ? outcome : undefined;
  };
