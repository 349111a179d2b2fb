import type { QueryClient } from '@tanstack/react-query';
import { getAllOrdersQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { filterQuery, type OrdersFilter } from './ordersAddress';

/** An order (getOrder). */
export type Order = components['schemas']['Order'];

/** A part of the order history (getAllOrders). */
export type OrderHistory = components['schemas']['OrderHistory'];

/** Number of orders per page of the list: the operation's default for take. */
export const ordersPerPage = 24;

/**
 * Time that orders stay in the cache after leaving the view, in ms: long enough for Back, short enough to keep memory
 * low.
 */
export const historyCacheMs = 60_000;

/**
 * Query options of a page of the order history (ORD-01).
 * @param page from 1, newest orders first
 */
export function ordersPageQuery(page: number, filter: OrdersFilter) {
  const query = { skip: (page - 1) * ordersPerPage, take: ordersPerPage, ...filterQuery(filter) };
  return { ...getAllOrdersQuery({ query }), gcTime: historyCacheMs };
}

/** An order from a cached list, shown at once while its detail is fetched. */
export function cachedOrder(client: QueryClient, orderNumber: string): Order | undefined {
  type Cached = { orders?: Order[]; pages?: OrderHistory[] };
  const histories = client.getQueriesData<Cached>({ queryKey: getAllOrdersQuery().queryKey.slice(0, 1) });
  return histories
    .flatMap(([, data]) => data?.orders ?? data?.pages?.flatMap(({ orders }) => orders) ?? [])
    .find((order) => order.orderNumber === orderNumber);
}
