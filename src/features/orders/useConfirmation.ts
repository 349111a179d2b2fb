import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../api/errors';
import { getCustomerQuery, getOrderQuery } from '../../api/generated/queries';
import { useSession } from '../session/customer';
import type { Order } from './orderQueries';

/** State of a confirmation (CHK-05). */
export type Confirmation =
  | { kind: 'loading' | 'visitor' | 'sessionUnknown' | 'missing' }
  | { kind: 'failed'; query: { isFetching: boolean; refetch: () => unknown } }
  | { kind: 'awaitingPayment' | 'cancelled' | 'placed'; order: Order };

function kindOf({ status }: Order): 'awaitingPayment' | 'cancelled' | 'placed' {
  return status === 'awaitingPayment' || status === 'cancelled' ? status : 'placed';
}

/**
 * CHK-05: the customer's own order (getOrder). A colleague's order, which an administrator may read in the account, is
 * not confirmed.
 * @param orderNumber empty when neither page nor URL contains one
 */
export function useConfirmation(orderNumber: string): Confirmation {
  const { customer, isUnknown } = useSession();
  const { isPending } = useQuery(getCustomerQuery());
  const { data, error, isFetching, refetch } = useQuery({
    ...getOrderQuery({ path: { orderNumber } }),
    enabled: customer !== null && orderNumber !== '',
    // It may have been paid since the last fetch.
    staleTime: 0,
  });
  if (isPending) return { kind: 'loading' };
  if (isUnknown) return { kind: 'sessionUnknown' };
  if (!customer?.authenticated) return { kind: 'visitor' };
  if (orderNumber === '') return { kind: 'missing' };
  if (data) {
    const { placedBy } = data;
    const isOwn = !placedBy || placedBy.customerId === customer.customerId;
    return isOwn ? { kind: kindOf(data), order: data } : { kind: 'missing' };
  }
  if (hasStatus(error, 404)) return { kind: 'missing' };
  if (!error) return { kind: 'loading' };
  return { kind: 'failed', query: { isFetching, refetch } };
}
