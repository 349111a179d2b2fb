import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { busyButton } from '../../components/mui/busyButton';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import type { Translate } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import type { Customer } from '../session/customer';
import { OrderDetail } from './detail/OrderDetail';
import { OrderFilter } from './list/OrderFilter';
import { OrderList } from './list/OrderList';
import { OrderTable } from './list/OrderTable';
import { useOrderSearch } from './list/useOrderSearch';
import { ordersPageQuery } from './orderQueries';
import { filterOf, type OrdersAddress, ordersHref, readOrdersAddress } from './ordersAddress';
import { useOrderFocus } from './useOrderFocus';

// One chunk of the views of orders, and of the question that leads to one of them.
export { Approvals } from './approval/Approvals';
export { AskForPrice } from './quotes/AskForPrice';
export { Quotes } from './quotes/Quotes';

interface OrderSearchProps {
  address: OrdersAddress;
  withBuyer: boolean;
}

function outcome(t: Translate, query: string, count: number): string {
  if (count === 0) return t('orders.noHits', [query]);
  return t('orders.hits', [count, query]);
}

interface SummaryProps {
  query: string;
  count: number;
  searched: number;
  total: number;
  busy: boolean;
}

function Summary({ query, count, searched, total, busy }: SummaryProps) {
  const t = useTranslate();
  const extent =
    searched < total ? t('orders.searched', [searched, total], total) : t('orders.searchedAll', [total]);
  return (
    <div role="status" aria-busy={busy}>
      <Typography component="h2" sx={{ fontSize: 'var(--text-xl)', overflowWrap: 'anywhere' }}>
        {outcome(t, query, count)}
      </Typography>
      <Typography color="textSecondary">{extent}</Typography>
    </div>
  );
}

function Results({ address, withBuyer }: OrderSearchProps) {
  const t = useTranslate();
  const { query } = address;
  const { result, isError, isSearching, search } = useOrderSearch(query, address);
  if (!result) {
    return isError ? (
      <LoadFailure message={t('orders.searchFailed')} query={{ isFetching: isSearching, refetch: search }} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  }
  const { hits, searched, total } = result;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <Summary query={query} count={hits.length} searched={searched} total={total} busy={isSearching} />
      {hits.length > 0 && (
        <OrderTable
          label={t('orders.title')}
          orders={hits}
          withBuyer={withBuyer}
          hrefOf={({ orderNumber }) => ordersHref({ ...address, order: orderNumber })}
        />
      )}
      {isError && <Alert severity="error">{t('orders.searchFailed')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {searched < total && <Button {...busyButton(isSearching, search)}>{t('orders.searchOlder')}</Button>}
        <Button component={SafeLink} href={ordersHref(filterOf(address))} variant="outlined">
          {t('orders.clearSearch')}
        </Button>
      </Box>
    </Box>
  );
}

function OrderSearch({ address, withBuyer }: OrderSearchProps) {
  const { data } = useQuery(ordersPageQuery(1, address));
  return (
    <>
      <OrderFilter
        key={address.query}
        address={address}
        years={data?.years ?? []}
        statuses={withBuyer ? data?.statuses : undefined}
        buyers={data?.buyers}
        costCenters={data?.costCenters}
      />
      <Results key={ordersHref({ ...address, order: null })} address={address} withBuyer={withBuyer} />
    </>
  );
}

function Content({ address, withBuyer }: { address: OrdersAddress; withBuyer: boolean }) {
  if (address.order !== null) {
    const back = ordersHref({ ...address, order: null });
    return <OrderDetail key={address.order} orderNumber={address.order} backHref={back} />;
  }
  return address.query === '' ? (
    <OrderList address={address} withBuyer={withBuyer} />
  ) : (
    <OrderSearch address={address} withBuyer={withBuyer} />
  );
}

/** ORD-01: the orders view of the account: list, search or a single order, by the URL. */
export function OrderHistory({ customer }: { customer: Customer }) {
  const part = useRef<HTMLDivElement>(null);
  const address = readOrdersAddress(useLocation().search);
  useOrderFocus(part, address.order);
  return (
    <Box ref={part} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <Content address={address} withBuyer={customer.organizationId !== null} />
    </Box>
  );
}
