import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../../../api/errors';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSingleFlight } from '../../../api/useSingleFlight';
import { customerId } from '../../session/customer';
import { currentOrder } from '../rows/orderStore';
import { sendOrder } from './sendOrder';
import { clearSentMark } from './recordOutcomes';

/** QORD-01: sends the order. It waits for other changes of the cart, and goes on when the page is left. */
export function useSendOrder() {
  const client = useQueryClient();
  const t = useTranslate();
  // The rows that are left are sent by the person, after signing in again.
  const { mutateAsync: bulkUpdateCart } = useMutation({
    ...bulkUpdateCartMutation(),
    meta: { isForm: true },
    // Here, since it runs before a 401 ends the session and takes the rows out of storage: they return unmarked.
    onError: (error) => {
      const { rows, owner } = currentOrder();
      if (isOutcomeUnknown(error) || owner !== customerId(client)) return;
      clearSentMark(new Set(rows.map(({ number }) => number)));
    },
  });
  return useSingleFlight(
    useMutation({ scope: { id: 'cart' }, mutationFn: () => sendOrder(client, bulkUpdateCart, t) }),
  );
}
