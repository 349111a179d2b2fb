import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getOrderQuery } from '../../../api/generated/queries';
import { classNames } from '../../../components/classNames';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../session/customer';
import { openAttempt } from '../order/orderAttempt';
import styles from './PaymentStep.module.css';

const texts: ReadonlyMap<string | undefined, TranslationKey> = new Map([
  ['awaitingPayment', 'checkout.paymentWaiting'],
  ['cancelled', 'checkout.paymentDeclined'],
]);

/**
 * CHK-06: what became of the order that the customer comes back from: its payment was declined, or is still waited for.
 * Nothing where there is none.
 */
export function EarlierPayment() {
  const t = useTranslate();
  const { customer } = useSession();
  const inAddress = new URLSearchParams(useLocation().search).get('orderNumber');
  const orderNumber = inAddress ?? (customer && openAttempt(customer.id)?.orderNumber);
  const { data } = useQuery({
    ...getOrderQuery({ path: { orderNumber: orderNumber ?? '' } }),
    enabled: Boolean(orderNumber),
    staleTime: 0,
    meta: { isPrefetch: true },
  });
  const text = texts.get(data?.status);
  if (!orderNumber || !text) return null;
  const isDeclined = data?.status === 'cancelled';
  return (
    <p className={classNames(styles.notice, isDeclined && styles.declined)} role="status">
      {t(text, [orderNumber])}
    </p>
  );
}
