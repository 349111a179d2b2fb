import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useLocation, useNavigate } from 'react-router-dom';
import { getInvoicesQuery } from '../../../api/generated/queries';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { Pagination } from '../../../components/mui/Pagination';
import { readPageNumber } from '../../../components/mui/readPageNumber';
import { SelectField } from '../../../components/mui/form/SelectField';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { EmptyState } from '../../../components/plain/EmptyState';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { Customer } from '../../session/customer';
import { InvoiceTable, invoiceStatusText } from './InvoiceTable';

const invoicesPerPage = 24;

interface InvoicesAddress {
  status: string | null;
  /** From 1. */
  page: number;
}

function readInvoicesAddress(search: string): InvoicesAddress {
  const parameters = new URLSearchParams(search);
  const status = (parameters.get('status') ?? '').slice(0, 40) || null;
  return { status, page: readPageNumber(parameters.get('page')) };
}

function invoicesHref({ status, page = 1 }: Partial<InvoicesAddress>): string {
  const parameters = new URLSearchParams({ view: 'Invoices' });
  if (status) parameters.set('status', status);
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}

interface StatusFilterProps {
  status: string | null;
  statuses: readonly string[];
}

function StatusFilter({ status, statuses }: StatusFilterProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <SelectField
      id="invoices-status"
      label={t('orders.status')}
      value={status ?? ''}
      sx={{ maxWidth: '16rem' }}
      onChange={({ target }) => void navigate(invoicesHref({ status: target.value }))}
      options={[
        { value: '', label: t('orders.allStatuses') },
        ...statuses.map((each) => ({ value: each, label: invoiceStatusText(each, t) })),
      ]}
    />
  );
}

function NoInvoices({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslate();
  return (
    <EmptyState icon={FileText} title={t(isFiltered ? 'orders.noInvoicesForFilter' : 'orders.noInvoices')}>
      {isFiltered && (
        <Button component={SafeLink} href={invoicesHref({})}>
          {t('orders.allInvoices')}
        </Button>
      )}
    </EmptyState>
  );
}

function InvoiceList({ status, page }: InvoicesAddress) {
  const t = useTranslate();
  const range = { skip: (page - 1) * invoicesPerPage, take: invoicesPerPage };
  const query = useQuery({
    ...getInvoicesQuery({ query: { ...range, ...(status !== null && { status }) } }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = query;
  if (!data)
    return error ? (
      <LoadFailure message={t('orders.invoicesFailed')} query={query} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  const { invoices, totalInvoiceCount, statuses } = data;
  return (
    <>
      {statuses && <StatusFilter status={status} statuses={statuses} />}
      {invoices.length === 0 ? (
        <NoInvoices isFiltered={status !== null || page > 1} />
      ) : (
        <Box aria-busy={isPlaceholderData || undefined} sx={{ '&[aria-busy]': { opacity: 0.45 } }}>
          <InvoiceTable invoices={invoices} />
        </Box>
      )}
      <Pagination
        label={t('orders.invoicePages')}
        page={page}
        pageCount={Math.ceil(totalInvoiceCount / invoicesPerPage)}
        hrefOf={(each) => invoicesHref({ status, page: each })}
      />
    </>
  );
}

/** ORG-01: invoices of the customer or of the organisation (getInvoices), with its credit, by the URL. */
export function Invoices({ customer: { credit } }: { customer: Customer }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      {credit && (
        <p>{t('orders.creditLeft', [credit.available.formattedString, credit.limit.formattedString])}</p>
      )}
      <InvoiceList {...readInvoicesAddress(useLocation().search)} />
    </Box>
  );
}
