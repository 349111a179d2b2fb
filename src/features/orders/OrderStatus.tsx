import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import Circle from 'lucide-react/icons/circle';
import { Icon } from '../../components/plain/Icon';
import { useTranslate } from '../../i18n/useTranslate';
import type { Order } from './orderQueries';
import { orderStatuses, statusText } from './orderStatuses';
import { useDates } from './useDates';

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

/**
 * ORD-01: status of an order and its date, as icon and text, never by colour alone. An unknown status is shown as sent;
 * without a status nothing is rendered.
 */
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
