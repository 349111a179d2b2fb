import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { ApiError } from '../../../api/errors';
import { getOrderQuery } from '../../../api/generated/queries';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink';
import { classNames } from '../../../components/classNames';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { Icon } from '../../../components/Icon/Icon';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { ViewSkeleton } from '../../../components/Skeleton/ViewSkeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import printStyles from '../../../theme/paper.module.css';
import { OrderStatus } from '../OrderStatus';
import { cachedOrder, type Order } from '../orderQueries';
import { useDates } from '../useDates';
import { ContactLink } from './ContactLink';
import { OrderContents } from './OrderContents';
import { OrderNumber } from '../OrderNumber';
import styles from './OrderDetail.module.css';
import { Reorder } from './Reorder';

interface OrderDetailProps {
  orderNumber: string;
  /** The address of the list; without it nothing leads there. */
  backHref?: string;
}

function Head({ order }: { order: Order }) {
  const t = useTranslate();
  const dates = useDates();
  return (
    <div className={styles.head}>
      <h2 className={styles.heading} tabIndex={-1}>
        <OrderNumber text={t('orders.orderNumber', [order.orderNumber])} orderNumber={order.orderNumber} />
      </h2>
      <p className={styles.placed}>{t('orders.placedOn', [dates.moment(order.orderDate, true)])}</p>
      <OrderStatus order={order} />
    </div>
  );
}

function Sheet({ order }: { order: Order }) {
  const t = useTranslate();
  return (
    <article className={styles.order}>
      <Head order={order} />
      <Reorder order={order}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon icon={Printer} size="s" /> {t('orders.print')}
        </Button>
        <ContactLink orderNumber={order.orderNumber} />
      </Reorder>
      <OrderContents order={order} className={styles.contents} />
    </article>
  );
}

function NotFound({ orderNumber, backHref }: OrderDetailProps) {
  const t = useTranslate();
  return (
    <EmptyState title={t('orders.notFound')} text={t('orders.notFoundText', [orderNumber])}>
      {backHref && <ButtonLink href={backHref}>{t('orders.showAll')}</ButtonLink>}
    </EmptyState>
  );
}

function Content({ orderNumber, backHref }: OrderDetailProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...getOrderQuery({ path: { orderNumber } }),
    placeholderData: () => cachedOrder(client, orderNumber),
  });
  if (data) return <Sheet order={data} />;
  if (error instanceof ApiError && error.httpStatus === 404)
    return <NotFound orderNumber={orderNumber} backHref={backHref} />;
  return error ? (
    <ErrorNotice message={t('orders.orderFailed')} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <ViewSkeleton shape="rows" />
  );
}

/** ORD-01: one order with every field of it (getOrder), to read, to print on A4 and to order again. */
export function OrderDetail(props: OrderDetailProps) {
  const t = useTranslate();
  return (
    <div className={classNames(printStyles.paper, styles.detail)}>
      {props.backHref && (
        <SafeLink href={props.backHref} className={styles.back}>
          <Icon icon={ArrowLeft} size="s" /> {t('orders.back')}
        </SafeLink>
      )}
      <Content {...props} />
    </div>
  );
}
