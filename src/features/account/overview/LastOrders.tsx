import { useQuery } from '@tanstack/react-query';
import { getAllOrdersQuery } from '../../../api/generated/queries';
import type { components } from '../../../api/generated/types';
import { Each } from '../../../components/ErrorBoundary/Each';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import { useLanguage } from '../../settings/language';
import { useSettings } from '../../settings/settings';
import styles from './Overview.module.css';
import { OverviewCard } from './OverviewCard';

type Order = components['schemas']['Order'];

/** How many orders the overview shows. */
const take = 3;

function OrderRow({ order, linked }: { order: Order; linked: boolean }) {
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const { orderNumber, orderDate, totalPrice } = order;
  const address = `?view=Orders&order=${encodeURIComponent(orderNumber)}`;
  return (
    <li className={styles.row}>
      <span>
        {linked ? <SafeLink href={address}>{orderNumber}</SafeLink> : orderNumber}
        <span className={styles.muted}>{formatDay(orderDate, language, currentCountry)}</span>
      </span>
      <span className={styles.amount}>{totalPrice.formattedString}</span>
    </li>
  );
}

function Orders({ linked }: { linked: boolean }) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(getAllOrdersQuery({ query: { skip: 0, take } }));
  if (!data) {
    if (!isError) return <Skeleton className={styles.pendingOrders} />;
    return (
      <ErrorNotice message={t('account.ordersFailed')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.orders.length === 0) return <p className={styles.muted}>{t('account.noOrders')}</p>;
  return (
    <>
      <p className={styles.basis}>{t('orders.totalInclVat')}</p>
      <ul className={styles.rows}>
        <Each items={data.orders.slice(0, take)} place="/orders" keyOf={({ orderNumber }) => orderNumber}>
          {(order) => <OrderRow order={order} linked={linked} />}
        </Each>
      </ul>
    </>
  );
}

/**
 * The newest orders (getAllOrders).
 * @param linked whether the account has a view of the orders
 */
export function LastOrders({ linked }: { linked: boolean }) {
  const t = useTranslate();
  const link = linked ? { href: '?view=Orders', label: t('account.allOrders') } : undefined;
  return (
    <OverviewCard title={t('account.lastOrders')} link={link}>
      <Orders linked={linked} />
    </OverviewCard>
  );
}
