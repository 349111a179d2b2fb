import Box from '@mui/material/Box';
import { brokenPart } from '../../../components/plain/ErrorNotice';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { AddressCard } from './AddressCard';
import { DetailsCard } from './DetailsCard';
import { hasFeature } from '../../../config/deployment';
import { FavoritesCard } from './FavoritesCard';
import { OverviewCard } from './OverviewCard';

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
};

interface OverviewProps {
  customer: Customer;
  /** Names of the customer's views. */
  views: readonly string[];
  /** Content of the card of the last orders. */
  lastOrders: ReactNode;
}

/** ACC-01: the account overview: last orders, address, lists and details, each with a link to its view. */
export function Overview({ customer, views, lastOrders }: OverviewProps) {
  const t = useTranslate();
  const allOrders = views.includes('Orders')
    ? { href: '?view=Orders', label: t('account.allOrders') }
    : undefined;
  return (
    <Box sx={layout}>
      <ErrorBoundary operation="getAllOrders" fallback={brokenPart}>
        <OverviewCard title={t('account.lastOrders')} link={allOrders}>
          {lastOrders}
        </OverviewCard>
      </ErrorBoundary>
      <DetailsCard customer={customer} />
      <AddressCard customer={customer} linked={views.includes('Addresses')} />
      {hasFeature('favorites') && <FavoritesCard />}
    </Box>
  );
}
