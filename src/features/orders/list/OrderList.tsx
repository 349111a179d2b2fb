import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Package from 'lucide-react/icons/package';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { LoadFailure } from '../../../components/LoadFailure/LoadFailure';
import { Pagination } from '../../../components/Pagination/Pagination';
import { SafeLink } from '../../../routing/links/SafeLink';
import { ViewSkeleton } from '../../../components/ViewSkeleton/ViewSkeleton';
import { readMoment } from '../../../i18n/dateFormats';
import { useTranslate } from '../../../i18n/useTranslate';
import { useHomeHref } from '../../settings/settings';
import { ordersPageQuery, ordersPerPage, type OrderHistory } from '../orderQueries';
import { ordersHref, type OrdersAddress } from '../ordersAddress';
import { OrderFilter } from './OrderFilter';
import { OrderTable } from './OrderTable';

interface OrderListProps {
  address: OrdersAddress;
  withBuyer: boolean;
}

/** Empty state, by reason: a page after the last, no orders in the year, or none at all. */
function NoOrders({ address: { year, page }, count }: Pick<OrderListProps, 'address'> & { count: number }) {
  const t = useTranslate();
  const home = useHomeHref();
  if (count > 0) {
    return (
      <EmptyState title={t('orders.noSuchPage', [page])}>
        <Button component={SafeLink} href={ordersHref({ year, page: Math.ceil(count / ordersPerPage) })}>
          {t('orders.lastPage')}
        </Button>
      </EmptyState>
    );
  }
  if (year !== null) {
    return (
      <EmptyState icon={Package} title={t('orders.noneInYear', [String(year)])}>
        <Button component={SafeLink} href={ordersHref({})}>
          {t('orders.showAll')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Package} title={t('orders.none')} text={t('orders.noneText')}>
      <Button component={SafeLink} href={home}>
        {t('cart.continueShopping')}
      </Button>
    </EmptyState>
  );
}

function Range({ page, history }: { page: number; history: OrderHistory }) {
  const t = useTranslate();
  const { orders, totalOrderCount } = history;
  const first = (page - 1) * ordersPerPage + 1;
  const text =
    orders.length === totalOrderCount
      ? t('orders.number', [totalOrderCount])
      : t('orders.range', [first, first + orders.length - 1, totalOrderCount], totalOrderCount);
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {orders.length > 0 && text}
    </Typography>
  );
}

/** Years of the filter; when the response lacks them, the years of the fetched orders with a valid date. */
const yearsOf = ({ years, orders }: OrderHistory): number[] =>
  years ?? [...new Set(orders.flatMap(({ orderDate }) => readMoment(orderDate)?.getFullYear() ?? []))];

/** The previous page is faded while the next one is pending. */
const pageLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  transition: 'opacity var(--motion-fast) var(--ease-out)',
  '&[aria-busy]': { opacity: 0.45 },
};

/** ORD-01: the order history, page by page (getAllOrders); the previous page stays until the next one has loaded. */
export function OrderList({ address, withBuyer }: OrderListProps) {
  const t = useTranslate();
  const { page, year } = address;
  const query = useQuery({ ...ordersPageQuery(page, year), placeholderData: keepPreviousData });
  const { data, isError, isPlaceholderData } = query;
  if (!data) {
    return isError ? (
      <LoadFailure message={t('orders.failed')} query={query} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  }
  const { orders, totalOrderCount } = data;
  if (totalOrderCount === 0 && year === null) return <NoOrders address={address} count={0} />;
  return (
    <>
      <OrderFilter address={address} years={yearsOf(data)} />
      <Box aria-busy={isPlaceholderData || undefined} sx={pageLayout}>
        {!isPlaceholderData && <Range page={page} history={data} />}
        {orders.length === 0 ? (
          <NoOrders address={address} count={totalOrderCount} />
        ) : (
          <OrderTable
            label={t('orders.title')}
            orders={orders}
            withBuyer={withBuyer}
            hrefOf={({ orderNumber }) => ordersHref({ ...address, order: orderNumber })}
          />
        )}
      </Box>
      <Pagination
        label={t('orders.pages')}
        page={page}
        pageCount={Math.ceil(totalOrderCount / ordersPerPage)}
        hrefOf={(each) => ordersHref({ year, page: each })}
      />
    </>
  );
}
