import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../../api/errors';
import { addMultipleToCart, deleteCart } from '../../api/generated/mutations';
import { getCartQuery } from '../../api/generated/queries';
import { customerId } from '../session/customer';
import { cachedCart, refetchCart, setCachedCart, type LineItem } from './cartCache';
import { reportMoved } from './cartEvents';

/** The lines that the customer has put into the cart; gifts come and go with them. */
const ownLines = (lines: readonly LineItem[]) => lines.filter(({ isGift }) => !isGift);

const movedItems = (lines: readonly LineItem[]) =>
  ownLines(lines).map(({ code, quantity, price, item: { name } }) => ({ code, name, quantity, price }));

/**
 * Clears the cart (deleteCart). When it is not known whether the call has succeeded, the cart is fetched again before
 * anything else can change it, and decides.
 */
async function clear(client: QueryClient): Promise<void> {
  try {
    await deleteCart();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const after = await refetchCart(client);
    if (after?.lineItems.length !== 0) throw error;
  }
}

/** CART-02: takes every line out of the cart (deleteCart). */
export function useClearCart() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: () => clear(client),
    onMutate: () => ({ owner: customerId(client), cart: cachedCart(client) }),
    onSuccess: async (_, __, { owner, cart }) => {
      if (!cart) return;
      reportMoved('remove_from_cart', movedItems(cart.lineItems));
      const nothing = { lineItems: [], numberOfItems: 0, promotions: [], price: null, totalPrice: null };
      await setCachedCart(client, owner, { ...cart, ...nothing });
    },
  });
}

/**
 * CART-02: puts lines that were cleared back into the cart (addMultipleToCart).
 * @returns a mutation that gives the server's reasons, one a line, for what could not come back
 */
export function useRestoreLines() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: async (lines: readonly LineItem[]) => {
      const outcome = await addMultipleToCart({
        body: ownLines(lines).map(({ code, quantity }) => ({ code, quantity: String(quantity) })),
      });
      const { added, ...failed } = outcome;
      const back = new Set(added.lineItems.map(({ code }) => code));
      reportMoved('add_to_cart', movedItems(lines.filter(({ code }) => back.has(code))));
      return Object.values(failed).flatMap(({ lineItems }) => lineItems);
    },
    onSettled: () => client.invalidateQueries({ queryKey: getCartQuery().queryKey }),
  });
}
