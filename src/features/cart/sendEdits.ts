import type { QueryClient } from '@tanstack/react-query';
import type { CallOf } from '../../api/operation';
import { inSession } from '../../api/session';
import { cachedCart, refetchCart, setCachedCart, type Cart } from './cartCache';
import { pushCartEvent, toCartItem } from './cartEvents';
import { clearPendingEdit, pendingEdits, type PendingEdit } from './pendingEdits';

/** Debounce of quantity changes, in ms. */
const DEBOUNCE_MS = 300;

const debounce = () => new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));

/** Calls that set the quantity of a line. */
export interface CartCalls {
  addToCart: CallOf<'addToCart'>;
  updateCart: CallOf<'updateCart'>;
}

/** Edits in flight, oldest first. */
const inFlight = new Set<PendingEdit>();

/** Settles when the edits sent together on leaving are answered. */
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
export async function sendPendingEdits(client: QueryClient, calls: CartCalls): Promise<void> {
  while (pendingEdits().size > 0) {
    await inSession(debounce());
    await inSession(sentTogether);
    const [edit] = pendingEdits().values();
    if (edit) await sendNext(client, calls, edit);
  }
}

/**
 * CART-02: send the edits that wait, together and in order, because the page may be left: nothing can be sent after an
 * answer then. If it is not left, the cart is refetched, and failed edits are sent again by the run that waits.
 * @returns settles with the answers
 */
export async function sendWaitingEdits(client: QueryClient, calls: CartCalls): Promise<void> {
  const cart = cachedCart(client);
  const edits = [...pendingEdits().values()].filter((edit) => !inFlight.has(edit));
  if (edits.length === 0) return;
  const calling = edits.map((edit) => send(calls, edit, cart));
  const settle = async () => {
    const outcomes = await inSession(Promise.allSettled(calling));
    const latest = outcomes.findLast((outcome) => outcome.status === 'fulfilled')?.value;
    if (latest) setCachedCart(client, latest);
    // The answers may have arrived in another order; the page's freezing may end this call.
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
