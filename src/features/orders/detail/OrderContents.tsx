import { classNames } from '../../../components/classNames';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import type { Order } from '../orderQueries';
import styles from './OrderContents.module.css';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderTotals } from './OrderTotals';

interface OrderContentsProps {
  order: Order;
  /** Of the lines with the totals beside them. */
  className?: string;
}

/** What was ordered and what it comes to. */
export function OrderGoods({ order, className }: OrderContentsProps) {
  return (
    <div className={classNames(styles.columns, className)}>
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderLines order={order} />
      </ErrorBoundary>
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderTotals order={order} />
      </ErrorBoundary>
    </div>
  );
}

/** What was ordered and what it comes to, and where, how and by whom (CHK-05, ORD-01). */
export function OrderContents(props: OrderContentsProps) {
  return (
    <>
      <OrderGoods {...props} />
      <ErrorBoundary operation="getOrder" resetKey={props.order}>
        <OrderFacts order={props.order} />
      </ErrorBoundary>
    </>
  );
}
