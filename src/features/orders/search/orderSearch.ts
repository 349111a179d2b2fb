import { infiniteQueryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../api/errors';
import { getAllOrdersQuery, getOrderQuery } from '../../../api/generated/queries';
import { request } from '../../../api/request';
import type { Order } from '../orderQueries';
import { matchesOrder, shapeOf } from './matchesOrder';

/** Orders in one call of a search: as many as the call allows. */
const searchedPerCall = 96;
/** Calls of one step of a search; the person decides whether it goes on. */
const callsPerStep = 5;
/** Hits after which a step ends early. */
const hitsPerStep = 20;

/** What one step of a search has found. */
export interface SearchStep {
  hits: Order[];
  /** Orders searched up to here, from the newest. */
  searched: number;
  /** All orders there are to search. */
  total: number;
}

/** The order that has this number, wherever in the history it stands; null when there is none. */
async function orderNumbered(orderNumber: string, signal: AbortSignal): Promise<Order | null> {
  try {
    return await request('getOrder', getOrderQuery({ path: { orderNumber } }).queryKey[1], { signal });
  } catch (error) {
    if (error instanceof ApiError && error.httpStatus === 404) return null;
    throw error;
  }
}

async function searchStep(query: string, year: number | null, from: number, signal: AbortSignal) {
  const step: SearchStep = { hits: [], searched: from, total: from };
  for (let call = 0; call < callsPerStep && step.hits.length < hitsPerStep; call += 1) {
    const { queryKey } = getAllOrdersQuery({
      query: { skip: step.searched, take: searchedPerCall, ...(year !== null && { year }) },
    });
    const { orders, totalOrderCount } = await request('getAllOrders', queryKey[1], { signal });
    const hits = orders.filter((order) => matchesOrder(order, query));
    step.hits.push(...hits);
    step.total = totalOrderCount;
    step.searched += orders.length;
    const isNumber =
      from === 0 && call === 0 && orders.some((order) => shapeOf(order.orderNumber) === shapeOf(query));
    if (isNumber) {
      const found = hits[0] ?? (await orderNumbered(query.toUpperCase(), signal));
      return { ...step, hits: found ? [found] : [], searched: totalOrderCount };
    }
    if (orders.length === 0 || step.searched >= totalOrderCount)
      return { ...step, searched: totalOrderCount };
  }
  return step;
}

/**
 * Searches the order history for a text (ORD-01). The call has no search, so the orders are fetched from the newest on
 * and only those that match are kept; a step ends after 480 orders or 20 hits. An order number is looked up by itself.
 */
export function orderSearchQuery(query: string, year: number | null) {
  const [operation] = getAllOrdersQuery().queryKey;
  return infiniteQueryOptions({
    queryKey: [operation, 'search', { query, year }] as const,
    queryFn: ({ pageParam, signal }) => searchStep(query, year, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ searched, total }: SearchStep) => (searched < total ? searched : undefined),
  });
}
