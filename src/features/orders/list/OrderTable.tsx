import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { SafeLink } from '../../../routing/links/SafeLink';
import { fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { may, useSession } from '../../session/customer';
import { goodsText, OrderStatus, OrderSum } from '../OrderStatus';
import type { Order } from '../orderQueries';
import { useDates } from '../useDates';
import { OrderFrame, OrderTableRoot, TotalsNote } from './orderTableParts';

interface OrderTableProps {
  label: string;
  orders: readonly Order[];
  hrefOf: (order: Order) => string;
  /** True to show the reference of each order, as for an organisation, and to some its buyer (ORG-01). */
  withBuyer: boolean;
}

interface RowProps extends Pick<OrderTableProps, 'hrefOf' | 'withBuyer'> {
  order: Order;
}

/** True when the list may contain orders of other users. */
function useSeesOthers(withBuyer: boolean): boolean {
  const { customer } = useSession();
  return withBuyer && may(customer, 'viewOrganizationOrders');
}

function Row({ order, hrefOf, withBuyer }: RowProps) {
  const t = useTranslate();
  const dates = useDates();
  const seesOthers = useSeesOthers(withBuyer);
  const { orderNumber, orderDate, orderItems, placedBy, note } = order;
  const date = dates.moment(orderDate);
  const buyer = seesOthers && placedBy ? fullName(placedBy) : '';
  const image = orderItems.find(({ item }) => item.visible)?.item.image ?? null;
  return (
    <TableRow role="row">
      <TableCell role="cell" className="Order-picture">
        <Picture image={image} ratio="1 / 1" sizes="4rem" decorative />
      </TableCell>
      <TableCell component="th" role="rowheader" scope="row" className="Order-order">
        <SafeLink href={hrefOf(order)} className="Order-number" data-order={orderNumber}>
          {orderNumber}
        </SafeLink>
        <span className="Order-goods">{goodsText(orderItems, t)}</span>
        {note?.title && (
          <span className={withBuyer ? 'Order-goods Order-inCard' : 'Order-goods'}>{note.title}</span>
        )}
      </TableCell>
      <TableCell role="cell" className="Order-date">
        <span className="Order-inTable">{date}</span>
        <span className="Order-inCard">
          {buyer === '' ? t('orders.placedOn', [date]) : t('orders.placedOnBy', [date, buyer])}
        </span>
      </TableCell>
      {seesOthers && (
        <TableCell role="cell" className="Order-buyer">
          {buyer}
        </TableCell>
      )}
      {withBuyer && (
        <TableCell role="cell" className="Order-reference">
          {note?.title}
        </TableCell>
      )}
      <TableCell role="cell" className="Order-status">
        <OrderStatus order={order} dates="one" />
      </TableCell>
      <TableCell role="cell" className="Order-total">
        <OrderSum order={order} />
      </TableCell>
    </TableRow>
  );
}

/**
 * ORD-01: orders as a table; in a narrow container each row is a card, and the whole row is the hit area of its link.
 * Roles are explicit because Safari drops those of a table with grid layout.
 */
export function OrderTable({ label, orders, hrefOf, withBuyer }: OrderTableProps) {
  const t = useTranslate();
  const seesOthers = useSeesOthers(withBuyer);
  return (
    <OrderFrame>
      <TotalsNote aria-hidden="true">{t('orders.totalsInclVat')}</TotalsNote>
      <OrderTableRoot role="table" aria-label={label}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell component="td" role="cell" />
            <TableCell role="columnheader">{t('orders.order')}</TableCell>
            <TableCell role="columnheader">{t('orders.date')}</TableCell>
            {seesOthers && <TableCell role="columnheader">{t('orders.placedBy')}</TableCell>}
            {withBuyer && <TableCell role="columnheader">{t('orders.reference')}</TableCell>}
            <TableCell role="columnheader">{t('orders.status')}</TableCell>
            <TableCell role="columnheader" className="Order-total">
              {t('orders.totalInclVat')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          <Each
            items={orders}
            operation="getAllOrders"
            path="/orders"
            keyOf={({ orderNumber }) => orderNumber}
          >
            {(order) => <Row order={order} hrefOf={hrefOf} withBuyer={withBuyer} />}
          </Each>
        </TableBody>
      </OrderTableRoot>
    </OrderFrame>
  );
}
