import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmed, useStep } from '../../api/confirmed';
import { addToCartMutation, updateCartMutation } from '../../api/generated/mutations';
import type { CallOf } from '../../api/operation';
import { inSession } from '../../api/session';
import { announce } from '../../components/plain/LiveRegion';
import { cachedCart, type Cart, refetchCart, refetchCartAfter, setCachedCart } from './cartCache';
import { pushCartEvent, toCartItem } from './cartEvents';
import { quantitySet } from './cartConfirmations';
import {
  clearPendingEdit,
  clearPendingEdits,
  noEdits,
  type PendingEdit,
  pendingEdits,
  setPendingEdit,
  subscribeToPendingEdits,
} from './useCart';

/** Debounce of quantity changes, in ms. */
const DEBOUNCE_MS = 300;

const debounce = () => new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));

/** Calls that set the quantity of a line. */
interface CartCalls {
  addToCart: CallOf<'addToCart'>;
  updateCart: CallOf<'updateCart'>;
}

/** Edits in flight, oldest first. */
const inFlight = new Set<PendingEdit>();

/** Settles when the edits sent together on leaving have their responses. */
let sentTogether: Promise<void> = Promise.resolve();

/** Pieces of a line in the cart, once the calls in flight succeed. */
function quantityBefore(cart: Cart | undefined, { code, quantity }: PendingEdit['line']): number {
  const latest = [...inFlight].findLast(({ line }) => line.code === code);
  if (latest) return latest.quantity;
  return cart ? (cart.lineItems.find((line) => line.code === code)?.quantity ?? 0) : quantity;
}

function report({ line, quantity }: PendingEdit, before: number): void {
  if (quantity > before) pushCartEvent('add_to_cart', [toCartItem(line, quantity - before)]);
  if (quantity < before) pushCartEvent('remove_from_cart', [toCartItem(line, before - quantity)]);
}

/**
 * Set the quantity by updateCart (PUT) for an existing line, by addToCart (POST) for a new one. The edit is in flight
 * until the caller has cleared it.
 * @returns the cart of the response; undefined when the line has the quantity already
 */
async function send(
  { addToCart, updateCart }: CartCalls,
  edit: PendingEdit,
  cart: Cart | undefined,
): Promise<Cart | undefined> {
  const { line, quantity } = edit;
  const before = quantityBefore(cart, line);
  inFlight.add(edit);
  if (quantity === before) return undefined;
  const body = { code: line.code, quantity, getPrice: true };
  const changed = await (before > 0 ? updateCart({ body }) : addToCart({ body }));
  report(edit, before);
  return changed;
}

async function sendNext(client: QueryClient, calls: CartCalls, edit: PendingEdit): Promise<void> {
  // A change of language or market empties the cache.
  const cart = cachedCart(client) ?? (await refetchCart(client));
  try {
    const changed = await inSession(send(calls, edit, cart));
    if (changed) setCachedCart(client, changed);
    clearPendingEdit(edit);
  } finally {
    inFlight.delete(edit);
  }
}

/** Send the pending edits one at a time until none is left. */
async function sendPendingEdits(client: QueryClient, calls: CartCalls): Promise<void> {
  while (pendingEdits().size > 0) {
    await inSession(debounce());
    await inSession(sentTogether);
    const [edit] = pendingEdits().values();
    if (edit) await sendNext(client, calls, edit);
  }
}

/**
 * CART-02: send the edits that wait, together and in order, because the page may be left: nothing can be sent after an
 * response then. If it is not left, the cart is refetched, and failed edits are sent again by the run that waits.
 * @returns settles with the responses
 */
async function sendWaitingEdits(client: QueryClient, calls: CartCalls): Promise<void> {
  const cart = cachedCart(client);
  const edits = [...pendingEdits().values()].filter((edit) => !inFlight.has(edit));
  if (edits.length === 0) return;
  const calling = edits.map((edit) => send(calls, edit, cart));
  const settle = async () => {
    const outcomes = await inSession(Promise.allSettled(calling));
    const latest = outcomes.findLast((outcome) => outcome.status === 'fulfilled')?.value;
    if (latest) setCachedCart(client, latest);
    // The responses may have arrived in another order; the page's freezing may end this call.
    await refetchCart(client);
    for (const [index, edit] of edits.entries())
      if (outcomes[index]?.status === 'fulfilled') clearPendingEdit(edit);
  };
  // At the end of the session nothing remains to settle: the edits have gone with it.
  sentTogether = settle()
    .catch(() => undefined)
    .finally(() => edits.forEach((edit) => inFlight.delete(edit)));
  await Promise.allSettled(calling);
}

/**
 * Variables of the mutation: the edits that are not confirmed. After a 401 the mutation is made again with the same
 * variables (AUTH-02), when the pending edits have gone with the session.
 */
interface Run {
  unsent: readonly PendingEdit[];
}

let latestRun: Run = { unsent: [] };
subscribeToPendingEdits(() => {
  // Edits that are removed together have failed, or have gone with the session: they are not confirmed.
  if (pendingEdits() !== noEdits) latestRun.unsent = [...pendingEdits().values()];
});

/** Send the pending edits; when repeated, those of the run that was refused or dropped first. */
async function sendRun(client: QueryClient, calls: CartCalls, { unsent }: Run): Promise<void> {
  const lost = unsent.filter(({ line }) => !pendingEdits().has(line.code));
  if (lost.length > 0) {
    // The cached cart may still be the one from before signing in, without the line: it would be added again.
    if (!(await refetchCart(client))) throw new Error('The cart could not be fetched');
    lost.forEach(setPendingEdit);
  }
  await sendPendingEdits(client, calls);
}

/** Change of lines, and the error of the last failed change. */
export interface CartChanges {
  change: (edit: PendingEdit) => void;
  error: Error | null;
}

/**
 * CART-02: change quantities of cart lines (updateCart); 0 removes a line, and a removed line is restored with its
 * quantity. A change shows at once; several fast ones are debounced into one request. On failure the lines revert to
 * the server's and the error is returned. Changes that wait are sent when the page is left. After a 401 the changes are
 * sent again when the same customer signs in.
 * @example const { change, error } = useCartChanges();
 */
export function useCartChanges(): CartChanges {
  const client = useQueryClient();
  const addToCart = useStep(confirmed(addToCartMutation(), quantitySet));
  const updateCart = useStep(confirmed(updateCartMutation(), quantitySet));
  const calls = { addToCart, updateCart };
  const { mutate, error } = useMutation({
    scope: { id: 'cart' },
    meta: { sendNow: () => sendWaitingEdits(client, calls) },
    mutationFn: (run: Run) => sendRun(client, calls, run),
    onError: async () => {
      // The line was announced as removed or added when the change was made.
      announce('');
      clearPendingEdits();
      // Awaited before the next change: a failed request may still have been applied.
      await refetchCartAfter(client);
    },
  });
  const change = (edit: PendingEdit) => {
    const idle = pendingEdits().size === 0;
    setPendingEdit(edit);
    if (!idle) return;
    latestRun = { unsent: [edit] };
    mutate(latestRun);
  };
  return { change, error };
}
