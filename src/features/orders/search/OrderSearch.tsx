import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { ViewSkeleton } from '../../../components/Skeleton/ViewSkeleton';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { OrderFilter } from '../list/OrderFilter';
import { OrderTable } from '../list/OrderTable';
import { LoadFailure } from '../LoadFailure';
import { ordersPageQuery } from '../orderQueries';
import { ordersHref, type OrdersAddress } from '../ordersAddress';
import { orderSearchQuery, type SearchStep } from './orderSearch';

interface OrderSearchProps {
  address: OrdersAddress;
  withBuyer: boolean;
}

function outcome(t: Translate, query: string, count: number): string {
  if (count === 0) return t('orders.noHits', [query]);
  return count === 1 ? t('orders.hit', [query]) : t('orders.hits', [count, query]);
}

function Summary({ query, count, last }: { query: string; count: number; last: SearchStep }) {
  const t = useTranslate();
  const { searched, total } = last;
  const extent =
    searched < total ? t('orders.searched', [searched, total]) : t('orders.searchedAll', [total]);
  return (
    <div role="status">
      <Typography component="h2" sx={{ fontSize: 'var(--text-xl)', overflowWrap: 'anywhere' }}>
        {outcome(t, query, count)}
      </Typography>
      <Typography color="textSecondary">{extent}</Typography>
    </div>
  );
}

function Results({ address, withBuyer }: OrderSearchProps) {
  const t = useTranslate();
  const { query, year } = address;
  const search = useInfiniteQuery(orderSearchQuery(query, year));
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = search;
  const steps = data?.pages ?? [];
  const last = steps.at(-1);
  if (!last) {
    return isError ? (
      <LoadFailure message={t('orders.searchFailed')} query={search} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  }
  const hits = steps.flatMap((step) => step.hits);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <Summary query={query} count={hits.length} last={last} />
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
        {hasNextPage && (
          <Button
            aria-disabled={isFetching || undefined}
            aria-busy={isFetching || undefined}
            onClick={() => !isFetching && void fetchNextPage()}
          >
            {t('orders.searchOlder')}
          </Button>
        )}
        <Button component={SafeLink} href={ordersHref({ year })} variant="outlined">
          {t('orders.clearSearch')}
        </Button>
      </Box>
    </Box>
  );
}

/** ORD-01: what a search of the orders has found, and how many orders have been searched for it. */
export function OrderSearch({ address, withBuyer }: OrderSearchProps) {
  const { data } = useQuery(ordersPageQuery(1, address.year));
  return (
    <>
      <OrderFilter key={address.query} address={address} years={data?.years ?? []} />
      <Results key={`${address.query} ${address.year}`} address={address} withBuyer={withBuyer} />
    </>
  );
}
