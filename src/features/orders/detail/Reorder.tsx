import { useRef, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { readEach } from '../../../components/ErrorBoundary/readEach';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { ownItems } from '../../cart/cartEvents';
import { useAddLines } from '../../cart/useAddLines';
import type { Order } from '../orderQueries';
import { PaymentLink } from '../PaymentLink';
import styles from './Reorder.module.css';
import { ReorderReport } from './ReorderReport';

interface ReorderProps {
  order: Order;
  /** What else can be done with the order. */
  children: ReactNode;
}

/** What can be ordered again: not the gifts of a campaign, nor fees, nor a line without its item, which is reported. */
const linesToAdd = ({ orderItems }: Order) =>
  readEach(orderItems, 'getOrder /orderItems', (line) =>
    line.item.visible && !line.isGift ? [line] : [],
  ).flat();

/**
 * ORD-02: adds the lines of an order to the cart, and says line by line what could not be added and why. An order that
 * is not paid yet is paid first (CHK-06).
 */
export function Reorder({ order, children }: ReorderProps) {
  const t = useTranslate();
  const actions = useRef<HTMLDivElement>(null);
  const { mutate, data, error, isPending, reset } = useAddLines();
  const lines = linesToAdd(order);
  const isUnpaid = order.status === 'awaitingPayment';
  const closeReport = () => {
    actions.current?.querySelector('button')?.focus();
    reset();
  };
  return (
    <>
      <div className={styles.actions} ref={actions}>
        {isUnpaid && <PaymentLink {...order} />}
        {lines.length > 0 && (
          <Button
            variant={isUnpaid ? 'secondary' : 'primary'}
            loading={isPending}
            onClick={() => mutate(ownItems(lines))}
          >
            {t('orders.reorder')}
          </Button>
        )}
        {children}
      </div>
      {error && !isPending && (
        <ErrorNotice
          title={t('orders.reorderFailed')}
          message={failureText(t, error, 'errors.unexpectedText')}
        />
      )}
      {data && !isPending && <ReorderReport lines={lines} result={data} onClose={closeReport} />}
    </>
  );
}
