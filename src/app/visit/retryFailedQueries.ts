import type { QueryClient } from '@tanstack/react-query';
import { getCartQuery, getCustomerQuery } from '../../api/generated/queries';
import { siteQueries } from '../../api/shellQueries';
import { checkCustomer } from '../../features/account/customerData';

/** Fetches what surrounds every page (APP-15), customer and cart again, where it has failed. */
export function retryFailedQueries(client: QueryClient): void {
  const hasFailed = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.status === 'error';
  for (const { queryKey } of [...siteQueries(), getCartQuery()]) {
    if (hasFailed(queryKey)) void client.refetchQueries({ queryKey, exact: true, type: 'active' });
  }
  if (hasFailed(getCustomerQuery().queryKey)) void checkCustomer(client);
}
