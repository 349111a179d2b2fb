import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { may, useSession } from '../../session/customer';
import { OrderFrame, OrderTableRoot, TotalsNote } from '../list/orderTableParts';
import { goodsText, OrderSum } from '../OrderStatus';
import { useDates } from '../useDates';
import type { Quote } from './quoteQueries';
import { QuoteStatus } from './QuoteStatus';

interface RowProps {
  quote: Quote;
  href: string;
  seesOthers: boolean;
}

function Row({ quote, href, seesOthers }: RowProps) {
  const t = useTranslate();
  const dates = useDates();
  const { quoteNumber, quoteDate, quoteItems, requestedBy, totalPriceForItems, totalPriceForItemsIncVat } =
    quote;
  const date = dates.moment(quoteDate);
  const name = seesOthers && requestedBy ? fullName(requestedBy) : '';
  const image = quoteItems.find(({ item }) => item.visible)?.item.image ?? null;
  return (
    <TableRow role="row">
      <TableCell role="cell" className="Order-picture">
        <Picture image={image} ratio="1 / 1" sizes="4rem" decorative />
      </TableCell>
      <TableCell component="th" role="rowheader" scope="row" className="Order-order">
        <SafeLink href={href} className="Order-number" data-order={quoteNumber}>
          {quoteNumber}
        </SafeLink>
        <span className="Order-goods">{goodsText(quoteItems, t)}</span>
      </TableCell>
      <TableCell role="cell" className="Order-date">
        <span className="Order-inTable">{date}</span>
        <span className="Order-inCard">
          {name === '' ? t('quotes.askedOn', [date]) : t('quotes.askedOnBy', [date, name])}
        </span>
      </TableCell>
      {seesOthers && (
        <TableCell role="cell" className="Order-buyer">
          {name}
        </TableCell>
      )}
      <TableCell role="cell" className="Order-status">
        <QuoteStatus quote={quote} />
      </TableCell>
      <TableCell role="cell" className="Order-total">
        <OrderSum order={{ totalPrice: totalPriceForItemsIncVat, totalPriceExVat: totalPriceForItems }} />
      </TableCell>
    </TableRow>
  );
}

interface QuoteTableProps {
  quotes: readonly Quote[];
  hrefOf: (quoteNumber: string) => string;
}

/** ORG-01: quotes as a table like that of the orders. Roles are explicit because of the grid layout. */
export function QuoteTable({ quotes, hrefOf }: QuoteTableProps) {
  const t = useTranslate();
  const seesOthers = may(useSession().customer, 'viewOrganizationOrders');
  return (
    <OrderFrame>
      <TotalsNote aria-hidden="true">{t('orders.totalsInclVat')}</TotalsNote>
      <OrderTableRoot role="table" aria-label={t('quotes.title')}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell component="td" role="cell" />
            <TableCell role="columnheader">{t('quotes.quote')}</TableCell>
            <TableCell role="columnheader">{t('orders.date')}</TableCell>
            {seesOthers && <TableCell role="columnheader">{t('quotes.askedBy')}</TableCell>}
            <TableCell role="columnheader">{t('orders.status')}</TableCell>
            <TableCell role="columnheader" className="Order-total">
              {t('orders.totalInclVat')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          <Each items={quotes} operation="getQuotes" path="/quotes" keyOf={({ quoteNumber }) => quoteNumber}>
            {(quote) => <Row quote={quote} href={hrefOf(quote.quoteNumber)} seesOthers={seesOthers} />}
          </Each>
        </TableBody>
      </OrderTableRoot>
    </OrderFrame>
  );
}
