import type { QueryClient } from '@tanstack/react-query';
import { getAllOrdersQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';

/** An order (getOrder). */
export type Order = components['schemas']['Order'];

/** A part of the order history (getAllOrders). */
export type OrderHistory = components['schemas']['OrderHistory'];

/** Orders on one page of the list: the call's own default for take. */
export const ordersPerPage = 24;

/** How long orders stay in the cache after they were left, in ms: long enough for Back, so that memory stays flat. */
export const historyCacheMs = 60_000;

/**
 * One page of the order history (ORD-01).
 * @param page 1 is that with the newest orders
 */
export function ordersPageQuery(page: number, year: number | null) {
  const query = { skip: (page - 1) * ordersPerPage, take: ordersPerPage, ...(year !== null && { year }) };
  return { ...getAllOrdersQuery({ query }), gcTime: historyCacheMs };
}

/** An order that a list in the cache holds: its detail shows at once, while the call is under way. */
export function cachedOrder(client: QueryClient, orderNumber: string): Order | undefined {
  type Cached = { orders?: Order[]; pages?: OrderHistory[] };
  const histories = client.getQueriesData<Cached>({ queryKey: getAllOrdersQuery().queryKey.slice(0, 1) });
  return histories
    .flatMap(([, data]) => data?.orders ?? data?.pages?.flatMap(({ orders }) => orders) ?? [])
    .find((order) => order.orderNumber === orderNumber);
}
