import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Package from 'lucide-react/icons/package';
import { EmptyState } from '../../../components/plain/EmptyState';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { Pagination } from '../../../components/mui/Pagination';
import { SafeLink } from '../../../routing/links/SafeLink';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { useHomeHref, useSettings } from '../../settings/settings';
import { ordersPageQuery, ordersPerPage, type OrderHistory } from '../orderQueries';
import { filterOf, ordersHref, type OrdersAddress } from '../ordersAddress';
import { orderDay } from '../useDates';
import { ExportOrders } from './ExportOrders';
import { OrderFilter } from './OrderFilter';
import { OrderTable } from './OrderTable';

const isFiltered = (address: OrdersAddress) =>
  Object.values(filterOf(address)).some((value) => value !== null);

interface OrderListProps {
  address: OrdersAddress;
  withBuyer: boolean;
}

/** Empty state, by reason: a page after the last, none in the year, none for the other filters, or none at all. */
function NoOrders({ address, count }: Pick<OrderListProps, 'address'> & { count: number }) {
  const { year, page } = address;
  const t = useTranslate();
  const home = useHomeHref();
  if (count > 0) {
    return (
      <EmptyState title={t('orders.noSuchPage', [page])}>
        <Button
          component={SafeLink}
          href={ordersHref({ ...filterOf(address), page: Math.ceil(count / ordersPerPage) })}
        >
          {t('orders.lastPage')}
        </Button>
      </EmptyState>
    );
  }
  if (isFiltered(address)) {
    const isYearOnly = year !== null && !isFiltered({ ...address, year: null });
    const title = isYearOnly ? t('orders.noneInYear', [String(year)]) : t('orders.noneForFilter');
    return (
      <EmptyState icon={Package} title={title}>
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
const yearsOf = ({ years, orders }: OrderHistory, timeZone: string | undefined): number[] => {
  const days = orders.flatMap(({ orderDate }) => orderDay(orderDate, timeZone) ?? []);
  return years ?? [...new Set(days.map((day) => Number(day.slice(0, 4))))];
};

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
  const { page } = address;
  const { timeZone } = useSettings();
  const query = useQuery({ ...ordersPageQuery(page, address), placeholderData: keepPreviousData });
  const { data, isError, isPlaceholderData } = query;
  if (!data) {
    return isError ? (
      <LoadFailure message={t('orders.failed')} query={query} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  }
  const { orders, totalOrderCount } = data;
  if (totalOrderCount === 0 && !isFiltered(address)) return <NoOrders address={address} count={0} />;
  return (
    <>
      <OrderFilter
        address={address}
        years={yearsOf(data, timeZone)}
        statuses={withBuyer ? data.statuses : undefined}
        buyers={data.buyers}
        costCenters={data.costCenters}
      />
      <Box aria-busy={isPlaceholderData || undefined} sx={pageLayout}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, minHeight: '2.75rem' }}>
          {!isPlaceholderData && <Range page={page} history={data} />}
          {withBuyer && orders.length > 0 && <ExportOrders filter={filterOf(address)} />}
        </Box>
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
        hrefOf={(each) => ordersHref({ ...filterOf(address), page: each })}
      />
    </>
  );
}
