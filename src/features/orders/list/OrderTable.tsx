/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles --
   Safari drops the roles of a table that is laid out as a grid, unless they are written out. */
import { Each } from '../../../components/ErrorBoundary/Each';
import { Picture } from '../../../components/Picture/Picture';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { OrderStatus } from '../OrderStatus';
import type { Order } from '../orderQueries';
import { useDates } from '../useDates';
import styles from './OrderTable.module.css';

interface OrderTableProps {
  /** Accessible name of the table. */
  label: string;
  orders: readonly Order[];
  hrefOf: (order: Order) => string;
  /** Whether each order names its buyer, as for an organisation. */
  withBuyer: boolean;
}

interface RowProps extends Pick<OrderTableProps, 'hrefOf' | 'withBuyer'> {
  order: Order;
}

/** The goods in a few words: the first product, and how many more there are. */
function Goods({ items }: { items: Order['orderItems'] }) {
  const t = useTranslate();
  const [first, ...others] = items.filter(({ item }) => item.visible);
  if (!first) return null;
  const { name } = first.item;
  return <>{others.length > 0 ? t('orders.andMore', [name, others.length]) : name}</>;
}

function Row({ order, hrefOf, withBuyer }: RowProps) {
  const t = useTranslate();
  const dates = useDates();
  const { orderNumber, orderDate, orderItems, placedBy, note, totalPrice } = order;
  const date = dates.moment(orderDate);
  const buyer = withBuyer && placedBy ? `${placedBy.firstName} ${placedBy.lastName}` : '';
  const image = orderItems.find(({ item }) => item.visible)?.item.image ?? null;
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.picture}>
        <Picture image={image} ratio="1 / 1" sizes="4rem" decorative />
      </td>
      <th role="rowheader" scope="row" className={styles.order}>
        <SafeLink href={hrefOf(order)} className={styles.number} data-order={orderNumber}>
          {orderNumber}
        </SafeLink>
        <span className={styles.goods}>
          <Goods items={orderItems} />
        </span>
        {note?.title && <span className={styles.goods}>{note.title}</span>}
      </th>
      <td role="cell" className={styles.date}>
        <span className={styles.inTable}>{date}</span>
        <span className={styles.inCard}>
          {buyer === '' ? t('orders.placedOn', [date]) : t('orders.placedOnBy', [date, buyer])}
        </span>
      </td>
      {withBuyer && (
        <td role="cell" className={styles.buyer}>
          {buyer}
        </td>
      )}
      <td role="cell" className={styles.status}>
        <OrderStatus order={order} isBrief />
      </td>
      <td role="cell" className={styles.total}>
        {totalPrice.formattedString}
      </td>
    </tr>
  );
}

/**
 * ORD-01: orders as a table; where it is narrow each row is a card. A row is one hit area: that of the
 * order's link.
 */
export function OrderTable({ label, orders, hrefOf, withBuyer }: OrderTableProps) {
  const t = useTranslate();
  return (
    <div className={styles.frame}>
      <p className={styles.basis} aria-hidden="true">
        {t('orders.totalsInclVat')}
      </p>
      <table role="table" className={styles.table} aria-label={label}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <td role="cell" />
            <th role="columnheader">{t('orders.order')}</th>
            <th role="columnheader">{t('orders.date')}</th>
            {withBuyer && <th role="columnheader">{t('orders.placedBy')}</th>}
            <th role="columnheader">{t('orders.status')}</th>
            <th role="columnheader" className={styles.total}>
              {t('orders.totalInclVat')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Each
            items={orders}
            operation="getAllOrders"
            place="/orders"
            keyOf={({ orderNumber }) => orderNumber}
          >
            {(order) => <Row order={order} hrefOf={hrefOf} withBuyer={withBuyer} />}
          </Each>
        </tbody>
      </table>
    </div>
  );
}
