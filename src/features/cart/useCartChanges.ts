import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { confirmed } from '../../api/confirmed';
import { addToCartMutation, updateCartMutation } from '../../api/generated/mutations';
import { announce } from '../../components/LiveRegion/announce';
import { refetchCart, refetchCartAfter } from './cartCache';
import { quantitySet } from './cartOutcomes';
import {
  clearPendingEdits,
  noEdits,
  pendingEdits,
  setPendingEdit,
  subscribeToPendingEdits,
  type PendingEdit,
} from './pendingEdits';
import { sendPendingEdits, sendWaitingEdits, type CartCalls } from './sendEdits';

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
  const { mutateAsync: addToCart } = useMutation({
    ...confirmed(addToCartMutation(), quantitySet),
    meta: { isStep: true },
  });
  const { mutateAsync: updateCart } = useMutation({
    ...confirmed(updateCartMutation(), quantitySet),
    meta: { isStep: true },
  });
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
