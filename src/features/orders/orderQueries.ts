import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAllOrdersQuery, getCustomerQuery, getOrderQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { filterQuery, type OrdersFilter } from './ordersAddress';
import { hasStatus } from '../../api/errors';
import { useSession } from '../session/customer';

export type Order = components['schemas']['Order'];

export type OrderHistory = components['schemas']['OrderHistory'];

/** Number of orders per page of the list: the operation's default for take. */
export const ordersPerPage = 24;

/** Time that orders stay in the cache after leaving the view, in ms: long enough for Back. */
export const historyCacheMs = 60_000;

/** Query options of a page of the order history, from 1, newest orders first (ORD-01). */
export function ordersPageQuery(page: number, filter: OrdersFilter) {
  const query = { skip: (page - 1) * ordersPerPage, take: ordersPerPage, ...filterQuery(filter) };
  return { ...getAllOrdersQuery({ query }), gcTime: historyCacheMs };
}

/** Query options of a page of the orders that the customer may approve, from 1 (ORG-01). */
export function approvalsQuery(page: number) {
  const query = { decidable: true, skip: (page - 1) * ordersPerPage, take: ordersPerPage };
  return { ...getAllOrdersQuery({ query }), gcTime: historyCacheMs };
}

/** An order from a cached list, shown at once while its detail is fetched. */
function cachedOrder(client: QueryClient, orderNumber: string): Order | undefined {
  type Cached = { orders?: Order[]; pages?: OrderHistory[] };
  const histories = client.getQueriesData<Cached>({ queryKey: getAllOrdersQuery().queryKey.slice(0, 1) });
  return histories
    .flatMap(([, data]) => data?.orders ?? data?.pages?.flatMap(({ orders }) => orders) ?? [])
    .find((order) => order.orderNumber === orderNumber);
}

/** Query of an order, refetched when the window gets focus: it may have changed in another one. */
export function useOrder(orderNumber: string) {
  const client = useQueryClient();
  return useQuery({
    ...getOrderQuery({ path: { orderNumber } }),
    placeholderData: () => cachedOrder(client, orderNumber),
    refetchOnWindowFocus: 'always',
  });
}

/** State of a confirmation (CHK-05). */
export type Confirmation =
  | { kind: 'loading' | 'visitor' | 'sessionUnknown' | 'missing' }
  | { kind: 'failed'; query: { isFetching: boolean; refetch: () => unknown } }
  | { kind: 'awaitingApproval' | 'declined' | 'awaitingPayment' | 'cancelled' | 'placed'; order: Order };

const unplaced = ['awaitingApproval', 'declined', 'awaitingPayment', 'cancelled'] as const;

const kindOf = ({ status }: Order) => unplaced.find((each) => each === status) ?? 'placed';

/** CHK-05: the customer's own order (getOrder); a colleague's, which an administrator may read, is not confirmed. */
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
