import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../../../api/errors';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSingleFlight } from '../../../api/useSingleFlight';
import { currentOrder } from '../rows/orderStore';
import { sendOrder } from './sendOrder';
import { clearSentMark } from './recordOutcomes';

/** QORD-01: send the order. Queued behind other changes of the cart; continues when the customer leaves the page. */
export function useSendOrder() {
  const client = useQueryClient();
  const t = useTranslate();
  // Not repeated after signing in again: the customer sends the remaining rows.
  const { mutateAsync: bulkUpdateCart } = useMutation({
    ...bulkUpdateCartMutation(),
    meta: { isForm: true },
    // In this handler, since it runs before a 401 ends the session and deletes the stored rows, which are restored
    // unmarked.
    onError: (error) => {
      if (isOutcomeUnknown(error)) return;
      clearSentMark(new Set(currentOrder().rows.map(({ number }) => number)));
    },
  });
  return useSingleFlight(
    useMutation({
      scope: { id: 'cart' },
      meta: { isForm: true },
      mutationFn: () => sendOrder(client, bulkUpdateCart, t),
    }),
  );
}
