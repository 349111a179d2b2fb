import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import BadgePercent from 'lucide-react/icons/badge-percent';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SelectField } from '../../../components/mui/form/SelectField';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { Pagination } from '../../../components/mui/Pagination';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { EmptyState } from '../../../components/plain/EmptyState';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useSettings } from '../../settings/settings';
import { ordersPerPage } from '../orderQueries';
import { useOrderFocus } from '../useOrderFocus';
import { QuoteDetail } from './QuoteDetail';
import { quotesHref, quotesPageQuery, readQuotesAddress, type Quote } from './quoteQueries';
import { quoteStatusText, QuoteStatus } from './QuoteStatus';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { fullName } from '../../../i18n/formatPhone';
import { may, useSession } from '../../session/customer';
import { OrderFrame, OrderTableRoot, TotalsNote } from '../list/orderTableParts';
import { goodsText, OrderSum } from '../OrderStatus';
import { useDates } from '../useDates';

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
function QuoteTable({ quotes, hrefOf }: QuoteTableProps) {
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

interface QuoteListProps {
  status: string | null;
  page: number;
}

function StatusFilter({ status, statuses }: { status: string | null; statuses: readonly string[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <SelectField
      id="quotes-status"
      label={t('orders.status')}
      value={status ?? ''}
      sx={{ maxWidth: '16rem' }}
      onChange={({ target }) => void navigate(quotesHref({ status: target.value }))}
      options={[
        { value: '', label: t('orders.allStatuses') },
        ...statuses.map((each) => ({ value: each, label: quoteStatusText(each, t) })),
      ]}
    />
  );
}

function NoQuotes({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslate();
  const { cartPage } = useSettings().staticPages;
  if (isFiltered)
    return (
      <EmptyState icon={BadgePercent} title={t('quotes.noneForFilter')}>
        <Button component={SafeLink} href={quotesHref({})}>
          {t('quotes.back')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState icon={BadgePercent} title={t('quotes.none')} text={t('quotes.noneText')}>
      <Button component={SafeLink} href={cartPage.url}>
        {t('cart.goToCart')}
      </Button>
    </EmptyState>
  );
}

function QuoteList({ status, page }: QuoteListProps) {
  const t = useTranslate();
  const query = useQuery({ ...quotesPageQuery({ page, status }), placeholderData: keepPreviousData });
  const { data, isError, isPlaceholderData } = query;
  if (!data)
    return isError ? (
      <LoadFailure message={t('quotes.failed')} query={query} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  const { quotes, totalQuoteCount, statuses } = data;
  return (
    <>
      {statuses && <StatusFilter status={status} statuses={statuses} />}
      {quotes.length === 0 ? (
        <NoQuotes isFiltered={status !== null || page > 1} />
      ) : (
        <Box aria-busy={isPlaceholderData || undefined} sx={{ '&[aria-busy]': { opacity: 0.45 } }}>
          <QuoteTable quotes={quotes} hrefOf={(quote) => quotesHref({ status, page, quote })} />
        </Box>
      )}
      <Pagination
        label={t('quotes.pages')}
        page={page}
        pageCount={Math.ceil(totalQuoteCount / ordersPerPage)}
        hrefOf={(each) => quotesHref({ status, page: each })}
      />
    </>
  );
}

/** ORG-01: quotes of the customer or of the organisation (getQuotes), as a list or one by one, by the URL. */
export function Quotes() {
  const part = useRef<HTMLDivElement>(null);
  const { quote, status, page } = readQuotesAddress(useLocation().search);
  useOrderFocus(part, quote);
  return (
    <Box ref={part} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      {quote === null ? (
        <QuoteList status={status} page={page} />
      ) : (
        <QuoteDetail key={quote} quoteNumber={quote} backHref={quotesHref({ status, page })} />
      )}
    </Box>
  );
}
