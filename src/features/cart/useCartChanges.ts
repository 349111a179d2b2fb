import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { addToCartMutation, updateCartMutation } from '../../api/generated/mutations';
import type { CallOf } from '../../api/operation';
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

/** How long a quantity may still be typed or clicked on before it is sent, in ms. */
const SETTLE_MS = 300;

const debounce = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** Calls that set the quantity of a line. */
interface Calls {
  addToCart: CallOf<'addToCart'>;
  updateCart: CallOf<'updateCart'>;
}

/** The contract sets the quantity of a line there is (PUT), and makes a line there is not (POST). */
function send({ addToCart, updateCart }: Calls, { line: { code }, quantity }: PendingEdit, held: number) {
  return held > 0 ? updateCart({ body: { code, quantity } }) : addToCart({ body: { code, quantity } });
}

function report({ line, quantity }: PendingEdit, held: number): void {
  if (quantity > held) pushCartEvent('add_to_cart', [toCartItem(line, quantity - held)]);
  if (quantity < held) pushCartEvent('remove_from_cart', [toCartItem(line, held - quantity)]);
}

async function sendEdit(
  client: QueryClient,
  calls: Calls,
  owner: string | null,
  edit: PendingEdit,
): Promise<void> {
  const { code } = edit.line;
  // Another language or market has emptied the cache: a line that is there must not be added once more.
  const cart = cachedCart(client) ?? (await refetchCart(client));
  if (customerId(client) !== owner) return;
  const held = cart?.lineItems.find((line) => line.code === code)?.quantity ?? 0;
  if (edit.quantity !== held) {
    await setCachedCart(client, owner, await send(calls, edit, held));
    report(edit, held);
  }
  clearPendingEdit(edit);
}

/**
 * Sends the pending edits, one call at a time, until none is left. Those of another customer, who has signed in
 * meanwhile, are sent by a run of their own.
 */
async function sendPendingEdits(client: QueryClient, calls: Calls, owner: string | null): Promise<void> {
  while (pendingEdits().size > 0) {
    await debounce();
    if (customerId(client) !== owner) return;
    const [edit] = pendingEdits().values();
    if (edit) await sendEdit(client, calls, owner, edit);
  }
}

/** How lines are changed, and why the last change failed. */
export interface CartChanges {
  change: (edit: PendingEdit) => void;
  error: Error | null;
}

/**
 * CART-02: changes quantities of the cart's lines (updateCart), 0 removing one, a removed one coming back with its
 * quantity. A change shows at once; many fast ones end in one call with the last quantity. When a call fails, the
 * lines are again what the server has, and the error says why.
 */
export function useCartChanges(): CartChanges {
  const client = useQueryClient();
  const { mutateAsync: addToCart } = useMutation({ ...addToCartMutation(), meta: { isStep: true } });
  const { mutateAsync: updateCart } = useMutation({ ...updateCartMutation(), meta: { isStep: true } });
  const { mutate, error } = useMutation({
    scope: { id: 'cart' },
    mutationFn: (owner: string | null) => sendPendingEdits(client, { addToCart, updateCart }, owner),
    onError: async (_, owner) => {
      if (customerId(client) !== owner) return;
      clearPendingEdits();
      // The next change waits for it: what has failed may have been made all the same.
      await refetchCart(client);
    },
  });
  const change = (edit: PendingEdit) => {
    const idle = pendingEdits().size === 0;
    setPendingEdit(edit);
    if (idle) mutate(customerId(client));
  };
  return { change, error };
}
