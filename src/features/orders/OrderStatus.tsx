import {
  CircleDot,
  CircleX,
  ClockAlert,
  CreditCard,
  Inbox,
  Package,
  PackageCheck,
  Truck,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { classNames } from '../../components/classNames';
import { Icon } from '../../components/Icon/Icon';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import type { Order } from './orderQueries';
import styles from './OrderStatus.module.css';
import { useDates } from './useDates';

type Tone = 'good' | 'attention' | 'plain';

/** The statuses that the contract documents; it allows any other text too. */
const statuses: ReadonlyMap<string, { label: TranslationKey; icon: LucideIcon; tone: Tone }> = new Map([
  ['awaitingPayment', { label: 'orders.awaitingPayment', icon: CreditCard, tone: 'attention' }],
  ['received', { label: 'orders.received', icon: Inbox, tone: 'plain' }],
  ['processing', { label: 'orders.processing', icon: Package, tone: 'plain' }],
  ['delayed', { label: 'orders.delayed', icon: ClockAlert, tone: 'attention' }],
  ['shipped', { label: 'orders.shipped', icon: Truck, tone: 'plain' }],
  ['delivered', { label: 'orders.delivered', icon: PackageCheck, tone: 'good' }],
  ['partlyReturned', { label: 'orders.partlyReturned', icon: Undo2, tone: 'plain' }],
  ['cancelled', { label: 'orders.cancelled', icon: CircleX, tone: 'plain' }],
]);

interface OrderStatusProps {
  order: Pick<Order, 'status' | 'statusDate' | 'expectedDeliveryDate' | 'collectionAddress'>;
  /** One date at most: the day that the order is expected, else since when it has its status. */
  isBrief?: boolean;
}

/**
 * ORD-01: what an order has come to, and since when: icon and text, never colour alone. A status that the app does not
 * know shows as it came, and without a status nothing shows.
 */
export function OrderStatus({ order, isBrief }: OrderStatusProps) {
  const t = useTranslate();
  const dates = useDates();
  const { status, statusDate, expectedDeliveryDate, collectionAddress } = order;
  if (!status) return null;
  const known = statuses.get(status);
  // Beside a payment that is awaited a date would read as the day it is due.
  const isDateLeftOut = status === 'awaitingPayment' || (isBrief && expectedDeliveryDate);
  return (
    <span className={styles.status}>
      <span className={classNames(styles.name, known && styles[known.tone])}>
        <Icon icon={known?.icon ?? CircleDot} size="s" /> {known ? t(known.label) : status}
      </span>
      {statusDate && !isDateLeftOut && <span className={styles.date}>{dates.moment(statusDate)}</span>}
      {expectedDeliveryDate && (
        <span className={styles.date}>
          {t(collectionAddress ? 'orders.readyFrom' : 'orders.expected', [dates.day(expectedDeliveryDate)])}
        </span>
      )}
    </span>
  );
}
