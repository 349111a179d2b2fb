import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getOrderQuery } from '../../../api/generated/queries';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../session/customer';
import { unfinishedAttempt } from '../order/orderAttempt';

const texts: ReadonlyMap<string | undefined, TranslationKey> = new Map([
  ['awaitingPayment', 'checkout.paymentWaiting'],
  ['cancelled', 'checkout.paymentDeclined'],
]);

/** CHK-06: payment status of the order the customer returns from: declined or pending. */
export function EarlierPayment() {
  const t = useTranslate();
  const { customer } = useSession();
  const inAddress = new URLSearchParams(useLocation().search).get('orderNumber');
  const orderNumber = inAddress ?? (customer && unfinishedAttempt(customer.id)?.orderNumber);
  const { data } = useQuery({
    ...getOrderQuery({ path: { orderNumber: orderNumber ?? '' } }),
    enabled: Boolean(orderNumber),
    staleTime: 0,
    meta: { isPrefetch: true },
  });
  const text = texts.get(data?.status);
  if (!orderNumber || !text) return null;
  return (
    <Alert severity={data?.status === 'cancelled' ? 'error' : 'info'} role="status">
      {t(text, [orderNumber])}
    </Alert>
  );
}
