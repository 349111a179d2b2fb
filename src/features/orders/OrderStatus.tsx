import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import Circle from 'lucide-react/icons/circle';
import CircleX from 'lucide-react/icons/circle-x';
import ClockAlert from 'lucide-react/icons/clock-alert';
import CreditCard from 'lucide-react/icons/credit-card';
import Hourglass from 'lucide-react/icons/hourglass';
import Inbox from 'lucide-react/icons/inbox';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Pencil from 'lucide-react/icons/pencil';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { Icon } from '../../components/plain/Icon';
import type { TranslationKey } from '../../i18n/english';
import type { Translate } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { useVat, vatLabel } from '../pricing/vatDisplay';
import type { Order } from './orderQueries';
import { useDates } from './useDates';

type Tone = 'success' | 'warning' | 'default';

export const orderStatuses: ReadonlyMap<string, { label: TranslationKey; icon: LucideIcon; tone: Tone }> =
  new Map([
    ['awaitingApproval', { label: 'orders.awaitingApproval', icon: Hourglass, tone: 'warning' }],
    ['changed', { label: 'orders.quantitiesChanged', icon: Pencil, tone: 'default' }],
    ['approved', { label: 'orders.approved', icon: UserCheck, tone: 'success' }],
    ['declined', { label: 'orders.declined', icon: UserX, tone: 'default' }],
    ['awaitingPayment', { label: 'orders.awaitingPayment', icon: CreditCard, tone: 'warning' }],
    ['received', { label: 'orders.received', icon: Inbox, tone: 'default' }],
    ['processing', { label: 'orders.processing', icon: Package, tone: 'default' }],
    ['delayed', { label: 'orders.delayed', icon: ClockAlert, tone: 'warning' }],
    ['shipped', { label: 'orders.shipped', icon: Truck, tone: 'default' }],
    ['delivered', { label: 'orders.delivered', icon: PackageCheck, tone: 'success' }],
    ['returnRequested', { label: 'orders.returnRequested', icon: Undo2, tone: 'default' }],
    ['partlyReturned', { label: 'orders.partlyReturned', icon: Undo2, tone: 'default' }],
    ['returned', { label: 'orders.allReturned', icon: Undo2, tone: 'default' }],
    ['cancelled', { label: 'orders.cancelled', icon: CircleX, tone: 'default' }],
  ]);

/** Name of a status; an unknown one unchanged. */
export function statusText(status: string, t: Translate): string {
  const known = orderStatuses.get(status);
  return known ? t(known.label) : status;
}

/** Short description of an order's goods: the first product, and the number of others; empty without visible ones. */
export function goodsText(items: Order['orderItems'], t: Translate): string {
  const [first, ...others] = items.filter(({ item }) => item.visible);
  if (!first) return '';
  return others.length > 0 ? t('orders.andMore', [first.item.name, others.length]) : first.item.name;
}

function StatusDate({ children }: { children: string }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

interface OrderStatusProps {
  order: Pick<Order, 'status' | 'statusDate' | 'expectedDeliveryDate' | 'collectionAddress'>;
  /** Dates: the status and the expected delivery, the later of the two, or none, beside a timeline. */
  dates?: 'all' | 'one' | 'none';
}

/** ORD-01: status of an order and its date, as icon and text, never by colour alone. */
export function OrderStatus({ order, dates = 'all' }: OrderStatusProps) {
  const t = useTranslate();
  const format = useDates();
  const { status, statusDate, expectedDeliveryDate, collectionAddress } = order;
  if (!status) return null;
  const known = orderStatuses.get(status);
  // Beside a pending payment a date would read as its due date.
  const isDateLeftOut = status === 'awaitingPayment' || (dates === 'one' && expectedDeliveryDate);
  const day = expectedDeliveryDate && format.day(expectedDeliveryDate);
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Chip
        component="span"
        color={known?.tone}
        icon={known ? <Icon icon={known.icon} size="s" /> : <Icon icon={Circle} size="dot" filled />}
        label={statusText(status, t)}
      />
      {dates !== 'none' && statusDate && !isDateLeftOut && (
        <StatusDate>{format.moment(statusDate)}</StatusDate>
      )}
      {dates !== 'none' && day && (
        <StatusDate>{t(collectionAddress ? 'orders.readyFrom' : 'orders.expected', [day])}</StatusDate>
      )}
    </Box>
  );
}

/** ORD-01: total of an order including VAT; where prices exclude VAT, the total without it below, if sent (CARD-08). */
export function OrderSum({ order }: { order: Pick<Order, 'totalPrice' | 'totalPriceExVat'> }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { totalPrice, totalPriceExVat } = order;
  return (
    <>
      <bdi>{totalPrice.formattedString}</bdi>
      {!inclVat && totalPriceExVat && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {vatLabel(totalPriceExVat.formattedString, false, t)}
        </Typography>
      )}
    </>
  );
}
