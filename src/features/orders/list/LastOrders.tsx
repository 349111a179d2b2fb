import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getAllOrdersQuery } from '../../../api/generated/queries';
import { Each } from '../../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { Picture } from '../../../components/plain/Picture';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { OrderStatus, OrderSum } from '../OrderStatus';
import type { Order } from '../orderQueries';
import { ordersHref } from '../ordersAddress';
import { useDates } from '../useDates';

const take = 3;

const rowLayout = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 4,
  px: 0,
  py: 3,
  borderBottom: 'var(--hairline) solid var(--color-line)',
  '& a::after': { position: 'absolute', inset: 0, content: '""' },
  '& > .Order-total': { textAlign: 'end' },
  // The narrowest phones have no room for a status beside the total.
  '@media (width < 375px)': {
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    '& > .Order-total': { gridColumn: 2, textAlign: 'start' },
  },
};

function OrderRow({ order, linked }: { order: Order; linked: boolean }) {
  const dates = useDates();
  const { orderNumber, orderDate, orderItems } = order;
  const image = orderItems.find(({ item }) => item.visible)?.item.image ?? null;
  return (
    <ListItem sx={rowLayout}>
      <Picture image={image} ratio="1 / 1" sizes="4rem" decorative />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, overflowWrap: 'anywhere' }}>
        {linked ? <SafeLink href={ordersHref({ order: orderNumber })}>{orderNumber}</SafeLink> : orderNumber}
        <Typography component="span" variant="body2" color="textSecondary">
          {dates.moment(orderDate)}
        </Typography>
        <OrderStatus order={order} dates="none" />
      </Box>
      <Box className="Order-total">
        <OrderSum order={order} />
      </Box>
    </ListItem>
  );
}

/** ACC-01: the newest orders (getAllOrders), with picture, status and total. */
export function LastOrders({ linked }: { linked: boolean }) {
  const t = useTranslate();
  const query = useQuery(getAllOrdersQuery({ query: { skip: 0, take } }));
  const { data, isError } = query;
  if (!data) {
    // The height of three orders and their caption.
    if (!isError) return <Skeleton width="100%" height="22.5rem" />;
    return <LoadFailure message={t('account.ordersFailed')} query={query} />;
  }
  if (data.orders.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('account.noOrders')}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'flex-end', mb: -2 }}>
        {t('orders.totalInclVat')}
      </Typography>
      <List disablePadding sx={{ width: 1, borderTop: 'var(--hairline) solid var(--color-line)' }}>
        <Each items={data.orders.slice(0, take)} path="/orders" keyOf={({ orderNumber }) => orderNumber}>
          {(order) => <OrderRow order={order} linked={linked} />}
        </Each>
      </List>
    </>
  );
}
