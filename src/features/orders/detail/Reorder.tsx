import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { DOUBLE_CLICK_MS } from '../../../api/useSingleFlight';
import { busyButton } from '../../../components/mui/busyButton';
import { readEach } from '../../../components/plain/readEach';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { nonGiftItems } from '../../cart/cartEvents';
import { useAddLines } from '../../cart/useAddLines';
import type { Order } from '../orderQueries';
import { PaymentLink } from '../PaymentLink';
import { OrderActions } from './OrderActions';
import { ReorderReport } from './ReorderReport';

interface ReorderProps {
  order: Order;
  /** Further actions of the order. */
  children: ReactNode;
}

/** Lines that can be reordered: no gifts and no fees; a line without its item is reported. */
const linesToAdd = ({ orderItems }: Order) =>
  readEach(orderItems, 'getOrder /orderItems', (line) =>
    line.item.visible && !line.isGift ? [line] : [],
  ).flat();

/**
 * ORD-02: add the lines of an order to the cart, and report per line what could not be added and why. An unpaid order
 * must be paid first (CHK-06).
 */
export function Reorder({ order, children }: ReorderProps) {
  const t = useTranslate();
  const actions = useRef<HTMLDivElement>(null);
  const { mutate, data, error, isPending, reset } = useAddLines(DOUBLE_CLICK_MS);
  const lines = linesToAdd(order);
  const isUnpaid = order.status === 'awaitingPayment';
  const closeReport = () => {
    actions.current?.querySelector('button')?.focus();
    reset();
  };
  return (
    <>
      <OrderActions ref={actions}>
        {isUnpaid && <PaymentLink {...order} />}
        {lines.length > 0 && (
          <Button
            variant={isUnpaid ? 'outlined' : 'contained'}
            {...busyButton(isPending, () => mutate(nonGiftItems(lines)))}
          >
            {t('orders.reorder')}
          </Button>
        )}
        {children}
      </OrderActions>
      {error && !isPending && (
        <Alert severity="error">
          <AlertTitle>{t('orders.reorderFailed')}</AlertTitle>
          {failureText(t, error, 'errors.tryAgain')}
        </Alert>
      )}
      {data && !isPending && <ReorderReport lines={lines} result={data} onClose={closeReport} />}
    </>
  );
}
