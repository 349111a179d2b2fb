import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getAllOrdersQuery } from '../../../api/generated/queries';
import { Each } from '../../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { InlineList } from '../../../components/plain/InlineList';
import { Picture } from '../../../components/plain/Picture';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { goodsText, OrderStatus, OrderSum } from '../OrderStatus';
import type { Order } from '../orderQueries';
import { ordersHref } from '../ordersAddress';
import { useDates } from '../useDates';

/** Number of orders asked for, and of those shown: a delayed one among them is shown first. */
const take = 6;
const shownOrders = 3;

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
  // A narrow card has no room for a name beside the total.
  '@container (width < 27rem)': {
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    '& > .Order-total': { gridColumn: 2, mt: -3, textAlign: 'start' },
  },
};

/** The height of three orders and their caption. */
const skeletonLayout = {
  width: 1,
  height: '22.5rem',
  '@container (width < 27rem)': { height: '27.75rem' },
  '@container (width < 21rem)': { height: '36.1875rem' },
};

function OrderRow({ order, linked }: { order: Order; linked: boolean }) {
  const t = useTranslate();
  const dates = useDates();
  const { orderNumber, orderDate, orderItems } = order;
  const name = goodsText(orderItems, t) || orderNumber;
  const image = orderItems.find(({ item }) => item.visible)?.item.image ?? null;
  return (
    <ListItem sx={rowLayout}>
      <Picture image={image} ratio="1 / 1" sizes="4rem" decorative />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, overflowWrap: 'anywhere' }}>
        {linked ? <SafeLink href={ordersHref({ order: orderNumber })}>{name}</SafeLink> : name}
        <Typography component="span" variant="body2" color="textSecondary">
          <InlineList items={[name === orderNumber ? null : orderNumber, dates.moment(orderDate)]} />
        </Typography>
        <OrderStatus order={order} dates="none" />
      </Box>
      <Box className="Order-total">
        <OrderSum order={order} />
      </Box>
    </ListItem>
  );
}

const isDelayed = ({ status }: Order) => status === 'delayed';

function Orders({ linked }: { linked: boolean }) {
  const t = useTranslate();
  const query = useQuery(getAllOrdersQuery({ query: { skip: 0, take } }));
  const { data, isError } = query;
  if (!data) {
    if (!isError) return <Skeleton sx={skeletonLayout} />;
    return <LoadFailure message={t('account.ordersFailed')} query={query} />;
  }
  if (data.orders.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('account.noOrders')}
      </Typography>
    );
  }
  const orders = [...data.orders].sort((one, other) => Number(isDelayed(other)) - Number(isDelayed(one)));
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ justifySelf: 'end', mb: -2 }}>
        {t('orders.totalInclVat')}
      </Typography>
      <List disablePadding sx={{ width: 1, borderTop: 'var(--hairline) solid var(--color-line)' }}>
        <Each items={orders.slice(0, shownOrders)} path="/orders" keyOf={({ orderNumber }) => orderNumber}>
          {(order) => <OrderRow order={order} linked={linked} />}
        </Each>
      </List>
    </>
  );
}

/** ACC-01: the newest orders (getAllOrders), delayed ones first, with picture, products, status and total. */
export function LastOrders({ linked }: { linked: boolean }) {
  return (
    <Box sx={{ containerType: 'inline-size', width: 1, display: 'grid', gap: 4 }}>
      <Orders linked={linked} />
    </Box>
  );
}
