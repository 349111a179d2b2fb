import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { ViewSkeleton } from '../../../components/Skeleton/ViewSkeleton';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { OrderFilter } from '../list/OrderFilter';
import { OrderTable } from '../list/OrderTable';
import { ordersPageQuery } from '../orderQueries';
import { ordersHref, type OrdersAddress } from '../ordersAddress';
import styles from './OrderSearch.module.css';
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
      <h2 className={styles.outcome}>{outcome(t, query, count)}</h2>
      <p className={styles.extent}>{extent}</p>
    </div>
  );
}

function Results({ address, withBuyer }: OrderSearchProps) {
  const t = useTranslate();
  const { query, year } = address;
  const search = useInfiniteQuery(orderSearchQuery(query, year));
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = search;
  const steps = data?.pages ?? [];
  const last = steps.at(-1);
  if (!last) {
    return isError ? (
      <ErrorNotice message={t('orders.searchFailed')} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  }
  const hits = steps.flatMap((step) => step.hits);
  return (
    <div className={styles.results}>
      <Summary query={query} count={hits.length} last={last} />
      {hits.length > 0 && (
        <OrderTable
          label={t('orders.title')}
          orders={hits}
          withBuyer={withBuyer}
          hrefOf={({ orderNumber }) => ordersHref({ ...address, order: orderNumber })}
        />
      )}
      {isError && <ErrorNotice message={t('orders.searchFailed')} />}
      <div className={styles.actions}>
        {hasNextPage && (
          <Button loading={isFetching} onClick={() => void fetchNextPage()}>
            {t('orders.searchOlder')}
          </Button>
        )}
        <ButtonLink href={ordersHref({ year })} variant="secondary">
          {t('orders.clearSearch')}
        </ButtonLink>
      </div>
    </div>
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
