import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { addToCartMutation, updateCartMutation } from '../../api/generated/mutations';
import type { CallOf } from '../../api/operation';
import { announce } from '../../components/LiveRegion/announce';
import { customerId } from '../session/customer';
import { cachedCart, refetchCart, setCachedCart } from './cartCache';
import { toCartItem, pushCartEvent } from './cartEvents';
import {
  clearPendingEdit,
  clearPendingEdits,
  pendingEdits,
  setPendingEdit,
  type PendingEdit,
} from './pendingEdits';

/** Debounce of quantity changes, in ms. */
const DEBOUNCE_MS = 300;

const debounce = () => new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));

/** Calls that set the quantity of a line. */
interface Calls {
  addToCart: CallOf<'addToCart'>;
  updateCart: CallOf<'updateCart'>;
}

/** Set the quantity by updateCart (PUT) for an existing line, by addToCart (POST) for a new one. */
function send(
  { addToCart, updateCart }: Calls,
  { line: { code }, quantity }: PendingEdit,
  quantityInCart: number,
) {
  return quantityInCart > 0
    ? updateCart({ body: { code, quantity } })
    : addToCart({ body: { code, quantity } });
}

function report({ line, quantity }: PendingEdit, quantityInCart: number): void {
  if (quantity > quantityInCart) pushCartEvent('add_to_cart', [toCartItem(line, quantity - quantityInCart)]);
  if (quantity < quantityInCart)
    pushCartEvent('remove_from_cart', [toCartItem(line, quantityInCart - quantity)]);
}

async function sendEdit(
  client: QueryClient,
  calls: Calls,
  owner: string | null,
  edit: PendingEdit,
): Promise<void> {
  const { code } = edit.line;
  // A change of language or market empties the cache; without the cart, an existing line would be added again.
  const cart = cachedCart(client) ?? (await refetchCart(client));
  if (customerId(client) !== owner) return;
  const quantityInCart = cart?.lineItems.find((line) => line.code === code)?.quantity ?? 0;
  if (edit.quantity !== quantityInCart) {
    await setCachedCart(client, owner, await send(calls, edit, quantityInCart));
    report(edit, quantityInCart);
  }
  clearPendingEdit(edit);
}

/**
 * Send the pending edits one at a time until none is left. Edits of another customer, who has signed in meanwhile, are
 * sent by that customer's own run.
 */
async function sendPendingEdits(client: QueryClient, calls: Calls, owner: string | null): Promise<void> {
  while (pendingEdits().size > 0) {
    await debounce();
    if (customerId(client) !== owner) return;
    const [edit] = pendingEdits().values();
    if (edit) await sendEdit(client, calls, owner, edit);
  }
}

/** Variables of the mutation; the session end repeats a refused one with the same variables (AUTH-02). */
interface Run {
  /** Id of the customer. */
  owner: string | null;
  /** Edits of a failed run, empty before. */
  unsent: readonly PendingEdit[];
}

/** Send the pending edits; when repeated after a failure, those of the failed run first. */
async function sendRun(client: QueryClient, calls: Calls, run: Run): Promise<void> {
  const { owner, unsent } = run;
  if (unsent.length > 0) {
    // The cached cart may still be the one from before signing in, without the line: it would be added again.
    if (!(await refetchCart(client))) throw new Error('The cart could not be fetched');
    if (customerId(client) !== owner) return;
    for (const edit of unsent) if (!pendingEdits().has(edit.line.code)) setPendingEdit(edit);
  }
  try {
    await sendPendingEdits(client, calls, owner);
  } catch (error) {
    run.unsent = [...pendingEdits().values()];
    throw error;
  }
}

/** Change of lines, and the error of the last failed change. */
export interface CartChanges {
  change: (edit: PendingEdit) => void;
  error: Error | null;
}

/**
 * CART-02: change quantities of cart lines (updateCart); 0 removes a line, and a removed line is restored with its
 * quantity. A change shows at once; several fast ones are debounced into one request. On failure the lines revert to
 * the server's and the error is returned. After a 401 the changes are sent again when the same customer signs in.
 * @example const { change, error } = useCartChanges();
 */
export function useCartChanges(): CartChanges {
  const client = useQueryClient();
  const { mutateAsync: addToCart } = useMutation({ ...addToCartMutation(), meta: { isStep: true } });
  const { mutateAsync: updateCart } = useMutation({ ...updateCartMutation(), meta: { isStep: true } });
  const { mutate, error } = useMutation({
    scope: { id: 'cart' },
    mutationFn: (run: Run) => sendRun(client, { addToCart, updateCart }, run),
    onError: async (_, { owner }) => {
      if (customerId(client) !== owner) return;
      // The line was announced as removed or added when the change was made.
      announce('');
      clearPendingEdits();
      // Awaited before the next change: a failed request may still have been applied.
      await refetchCart(client);
    },
  });
  const change = (edit: PendingEdit) => {
    const idle = pendingEdits().size === 0;
    setPendingEdit(edit);
    if (idle) mutate({ owner: customerId(client), unsent: [] });
  };
  return { change, error };
}
