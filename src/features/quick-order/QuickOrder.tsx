import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLayoutEffect } from 'react';
import { EmptyState } from '../../components/plain/EmptyState';
import { openModal } from '../../components/plain/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import { SessionUnknown } from '../session/SessionUnknown';
import { ImportPanel } from './import/ImportPanel';
import { useJudgedRows } from './lookup/useLookup';
import { openOrder, useOrder } from './rows/orderStore';
import { OrderRows } from './rows/OrderRows';
import { SendPanel } from './send/SendPanel';
import { SendReport } from './send/SendReport';

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
