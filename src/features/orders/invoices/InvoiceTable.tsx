import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Invoice } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import type { TranslationKey } from '../../../i18n/english';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { ordersHref } from '../ordersAddress';
import { useDates } from '../useDates';

type Tone = 'success' | 'warning' | 'default';

const invoiceStatuses: ReadonlyMap<string, { label: TranslationKey; icon: LucideIcon; tone: Tone }> = new Map(
  [
    ['open', { label: 'orders.invoiceOpen', icon: Circle, tone: 'default' }],
    ['overdue', { label: 'orders.invoiceOverdue', icon: ClockAlert, tone: 'warning' }],
    ['paid', { label: 'orders.invoicePaid', icon: Check, tone: 'success' }],
    ['credited', { label: 'orders.invoiceCredited', icon: Undo2, tone: 'default' }],
  ],
);

/** Name of a status; an unknown one unchanged. */
export function invoiceStatusText(status: string, t: Translate): string {
  const known = invoiceStatuses.get(status);
  return known ? t(known.label) : status;
}

/** A table; in a narrow container each row is a card of labelled values. */
const InvoiceTableRoot = styled(Table)({
  '& .MuiTableCell-root': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 0 },
  '& .Invoice-amount': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& td.Invoice-open': { fontWeight: 'var(--weight-medium)' },
  '@container (width <= 820px)': {
    '&, & .MuiTableBody-root': { display: 'block' },
    '& .MuiTableHead-root': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& .MuiTableBody-root .MuiTableRow-root': {
      display: 'grid',
      gap: 'var(--space-1)',
      paddingBlock: 'var(--space-4)',
      borderTop: 'var(--hairline) solid var(--color-line)',
    },
    '& .MuiTableCell-body': { padding: 0, border: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& .MuiTableCell-body[data-label]': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 'var(--space-4)',
      '&::before': { color: 'var(--color-ink-muted)', content: 'attr(data-label)' },
    },
  },
});

const linkLayout = { '@media (pointer: coarse)': { display: 'inline-block', py: 2 } };

function InvoiceStatus({ status }: Pick<Invoice, 'status'>) {
  const t = useTranslate();
  const known = invoiceStatuses.get(status);
  return (
    <Chip
      component="span"
      color={known?.tone}
      icon={<Icon icon={known?.icon ?? Circle} size="s" />}
      label={invoiceStatusText(status, t)}
    />
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const dates = useDates();
  const { invoiceNumber, invoiceDate, dueDate, status, amount, openAmount, orderNumber, documentUrl } =
    invoice;
  return (
    <TableRow role="row">
      <TableCell component="th" role="rowheader" scope="row">
        {documentUrl ? (
          <Link component={SafeLink} href={documentUrl} leadsTo="file" sx={linkLayout}>
            {`${invoiceNumber} (PDF)`}
          </Link>
        ) : (
          invoiceNumber
        )}
        {orderNumber && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {t('orders.order')}{' '}
            <Link component={SafeLink} href={ordersHref({ order: orderNumber })} sx={linkLayout}>
              {orderNumber}
            </Link>
          </Typography>
        )}
      </TableCell>
      <TableCell role="cell">
        <InvoiceStatus status={status} />
      </TableCell>
      <TableCell role="cell" data-label={t('orders.date')}>
        {dates.day(invoiceDate)}
      </TableCell>
      <TableCell role="cell" data-label={t('orders.dueDate')}>
        {dates.day(dueDate)}
      </TableCell>
      <TableCell role="cell" data-label={t('orders.totalInclVat')} className="Invoice-amount">
        <bdi>{amount.formattedString}</bdi>
      </TableCell>
      <TableCell role="cell" data-label={t('orders.openAmount')} className="Invoice-amount Invoice-open">
        <bdi>{openAmount.formattedString}</bdi>
      </TableCell>
    </TableRow>
  );
}

/** ORG-01: invoices as a table, each with its PDF and its order. Roles are explicit because of the grid layout. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTranslate();
  return (
    <TableContainer sx={{ containerType: 'inline-size' }}>
      <InvoiceTableRoot role="table" aria-label={t('orders.invoices')}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{t('orders.invoice')}</TableCell>
            <TableCell role="columnheader">{t('orders.status')}</TableCell>
            <TableCell role="columnheader">{t('orders.date')}</TableCell>
            <TableCell role="columnheader">{t('orders.dueDate')}</TableCell>
            <TableCell role="columnheader" className="Invoice-amount">
              {t('orders.totalInclVat')}
            </TableCell>
            <TableCell role="columnheader" className="Invoice-amount">
              {t('orders.openAmount')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          <Each
            items={invoices}
            operation="getInvoices"
            path="/invoices"
            keyOf={({ invoiceNumber }) => invoiceNumber}
          >
            {(invoice) => <Row invoice={invoice} />}
          </Each>
        </TableBody>
      </InvoiceTableRoot>
    </TableContainer>
  );
}
