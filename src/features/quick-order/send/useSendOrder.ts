import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSingleFlight } from '../../cart/useSingleFlight';
import { sendOrder } from './sendOrder';

/** QORD-01: sends the order. It waits for other changes of the cart, and goes on when the page is left. */
export function useSendOrder() {
  const client = useQueryClient();
  const t = useTranslate();
  // The rows that are left are sent by the person, after signing in again.
  const { mutateAsync: bulkUpdateCart } = useMutation({
    ...bulkUpdateCartMutation(),
    meta: { isForm: true },
  });
  return useSingleFlight(
    useMutation({ scope: { id: 'cart' }, mutationFn: () => sendOrder(client, bulkUpdateCart, t) }),
  );
}
