import Box from '@mui/material/Box';
import { BrokenPart } from '../../../components/ErrorBoundary/BrokenPart';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import type { Customer } from '../../session/customer';
import { AddressCard } from './AddressCard';
import { DetailsCard } from './DetailsCard';
import { hasFeature } from '../../../config/deployment';
import { FavoritesCard } from './FavoritesCard';
import { LastOrders } from './LastOrders';

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
};

interface OverviewProps {
  customer: Customer;
  /** Names of the customer's views. */
  views: readonly string[];
}

/** ACC-01: the account overview: last orders, address, lists and details, each with a link to its view. */
export function Overview({ customer, views }: OverviewProps) {
  return (
    <Box sx={layout}>
      <ErrorBoundary operation="getAllOrders" fallback={(retry) => <BrokenPart onRetry={retry} />}>
        <LastOrders linked={views.includes('Orders')} />
      </ErrorBoundary>
      <DetailsCard customer={customer} />
      <AddressCard customer={customer} linked={views.includes('Addresses')} />
      {hasFeature('favorites') && <FavoritesCard />}
    </Box>
  );
}
