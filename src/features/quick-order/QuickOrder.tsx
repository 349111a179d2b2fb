import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLayoutEffect } from 'react';
import { EmptyState } from '../../components/plain/EmptyState';
import { openModal } from '../../components/plain/modalStore';
import { failureText } from '../../i18n/failureText';
import type { Translate } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { downloadText, toCsv } from '../../lib/csv';
import { AddToCartReport } from '../cart/overview/AddToCartReport';
import { useSession } from '../session/customer';
import { SessionUnknown } from '../session/SessionUnknown';
import { ImportPanel } from './import/ImportPanel';
import { useJudgedRows } from './rows/useLookup';
import { MergedList } from './rows/mergeDuplicates';
import { type OrderRow, rowProblem, sentQuantity } from './rows/orderRow';
import { OrderRows } from './rows/OrderRows';
import { changeOrder, openOrder, type SendFailure, useOrder } from './rows/orderStore';
import { SendPanel } from './send/SendPanel';

interface RejectedHeadings {
  row: string;
  code: string;
  quantity: string;
  reason: string;
}

/** QORD-01: CSV of the rows that were not added. */
export function rejectedCsv(rows: readonly OrderRow[], headings: RejectedHeadings): string {
  const body = rows.map((row) => [
    `${row.sources?.flatMap(({ rows }) => rows).join(', ') ?? row.number}`,
    row.code,
    sentQuantity(row),
    row.problem?.reason ?? '',
  ]);
  const { row, code, quantity, reason } = headings;
  return toCsv([[row, code, quantity, reason], ...body]);
}

function failureMessage(t: Translate, failure: SendFailure): string {
  if (failure.kind === 'refused') return failureText(t, failure.error, 'errors.tryAgain');
  if (failure.kind === 'compared') {
    const { added, left } = failure;
    return t('quickOrder.compared', [t('quickOrder.rowsAdded', [added]), t('quickOrder.rowsLeft', [left])]);
  }
  return t(failure.kind === 'unknown' ? 'quickOrder.outcomeUnknown' : 'quickOrder.notSent');
}

function SaveRejected() {
  const t = useTranslate();
  const rejected = useOrder().rows.filter((row) => rowProblem(row, t));
  if (rejected.length === 0) return null;
  const save = () => {
    const headings = {
      row: t('quickOrder.csvRow'),
      code: t('quickOrder.csvCode'),
      quantity: t('quickOrder.csvQuantity'),
      reason: t('quickOrder.csvReason'),
    };
    downloadText(rejectedCsv(rejected, headings), `${t('quickOrder.fileName')}.csv`);
  };
  return (
    <Button variant="outlined" size="small" onClick={save}>
      {t('quickOrder.download')}
    </Button>
  );
}

function SendReport() {
  const t = useTranslate();
  const { report, failure, merged } = useOrder();
  if (!report && !failure) return null;
  // The reasons are at the rows themselves.
  const lines = report?.map(({ text, ...line }) => (line.outcome === 'added' ? { ...line, text } : line));
  return (
    // As wide as the rows it reports.
    <Stack sx={{ gap: 4, '& > section': { maxWidth: 'none' } }}>
      {failure && (
        <Alert severity="error">
          <AlertTitle>{t('quickOrder.failed')}</AlertTitle>
          {failureMessage(t, failure)}
        </Alert>
      )}
      <MergedList merged={merged} />
      {lines && (
        <AddToCartReport lines={lines} level={2} onClose={() => changeOrder({ report: null, merged: [] })}>
          <SaveRejected />
        </AddToCartReport>
      )}
    </Stack>
  );
}

function OpenOrder() {
  useJudgedRows();
  return (
    <Stack sx={{ gap: 6, maxWidth: '60rem', pb: 'var(--space-section)' }}>
      <ImportPanel />
      <SendReport />
      <OrderRows />
      <SendPanel />
    </Stack>
  );
}

function CustomerOrder({ owner }: { owner: string }) {
  const { owner: shown } = useOrder();
  useLayoutEffect(() => openOrder(owner), [owner]);
  return shown === owner ? <OpenOrder /> : null;
}

/** QORD-01: order many articles at once by number; requires an account, as all purchases do (CARD-03). */
export function QuickOrder() {
  const t = useTranslate();
  const { customer, isUnknown } = useSession();
  if (isUnknown) return <SessionUnknown />;
  if (!customer?.authenticated)
    return (
      <EmptyState title={t('quickOrder.signIn')} text={t('cart.visitorText')}>
        <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
      </EmptyState>
    );
  return <CustomerOrder owner={customer.id} />;
}
