import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { hasStatus } from '../../../api/errors';
import { getAllOrdersInfiniteQuery, getAllOrdersPages } from '../../../api/generated/infiniteQueries';
import { getOrderQuery } from '../../../api/generated/queries';
import { loadedPages, type PageSpan } from '../../../api/paging';
import { historyCacheMs, type Order, type OrderHistory } from '../orderQueries';
import { filterQuery, type OrdersFilter } from '../ordersAddress';

/** Lower case without diacritics. */
const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o');

function wordsOf({ orderNumber, orderItems, note, placedBy, costCenter, shippingAddress }: Order): string {
  const items = orderItems.flatMap(({ code, elNumber, item }) => [code, elNumber, item.name, item.brand]);
  const { firstName, lastName, address, city } = shippingAddress;
  const buyer = placedBy ? [placedBy.firstName, placedBy.lastName] : [];
  const texts = [
    orderNumber,
    ...items,
    note?.title,
    note?.description,
    ...buyer,
    costCenter,
    firstName,
    lastName,
    address,
    city,
  ];
  return folded(texts.filter(Boolean).join('\n'));
}

/** True when every word occurs in the order: its number, goods, note, buyer or delivery address (ORD-01). */
export function matchesOrder(order: Order, query: string): boolean {
  const text = wordsOf(order);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Format of an order number, with its digits replaced: the order numbers of a shop share a format. */
export const shapeOf = (number: string): string => number.toUpperCase().replaceAll(/\d/g, '0');

const ordersPerStep = 480;
const hitsPerStep = 20;

function searchedOrders(data: InfiniteData<OrderHistory, PageSpan>, query: string) {
  const { pages, end, isLast } = loadedPages(getAllOrdersPages, data);
  const total = pages.at(-1)?.totalOrderCount ?? 0;
  const newest = pages[0]?.orders ?? [];
  return {
    hits: pages.flatMap(({ orders }) => orders).filter((order) => matchesOrder(order, query)),
    searched: isLast ? total : end,
    total,
    isNumber: newest.some(({ orderNumber }) => shapeOf(orderNumber) === shapeOf(query)),
  };
}

interface OrderSearchState {
  /** Undefined until the first step has finished. */
  result: { hits: readonly Order[]; searched: number; total: number } | undefined;
  isSearching: boolean;
  isError: boolean;
  search: () => void;
}

/**
 * Search the order history (ORD-01). The operation has no search, so orders are fetched from the newest on; a step ends
 * after 480 orders or 20 hits.
 */
export function useOrderSearch(query: string, filter: OrdersFilter): OrderSearchState {
  const [step, setStep] = useState({ until: ordersPerStep, hits: hitsPerStep });
  const select = useCallback(
    (data: InfiniteData<OrderHistory, PageSpan>) => searchedOrders(data, query),
    [query],
  );
  const orders = useInfiniteQuery({
    ...getAllOrdersInfiniteQuery({ query: filterQuery(filter) }, { until: step.until }),
    gcTime: historyCacheMs,
    select,
  });
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = orders;
  const isNumber = data?.isNumber === true;
  const numbered = useQuery({
    ...getOrderQuery({ path: { orderNumber: query.toUpperCase() } }),
    enabled: isNumber && data?.hits.length === 0,
    meta: { isPrefetch: true },
  });
  const isError = orders.isError || (numbered.isError && !hasStatus(numbered.error, 404));
  const continues = !isNumber && hasNextPage && (data?.hits.length ?? 0) < step.hits && !orders.isError;
  // Once per page: a request may end before the render that would show it as pending.
  useEffect(() => {
    if (continues && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [data, continues, isFetching, fetchNextPage]);

  const isSearching = isFetching || continues || numbered.isFetching;
  const isFirstStep = step.until === ordersPerStep && !isError;
  const found = isNumber
    ? [...(data?.hits ?? []), ...(numbered.data ? [numbered.data] : [])].slice(0, 1)
    : data?.hits;
  return {
    result:
      data && found && !(isSearching && isFirstStep)
        ? { hits: found, searched: isNumber ? data.total : data.searched, total: data.total }
        : undefined,
    isSearching,
    isError,
    search: () => {
      if (numbered.isError) void numbered.refetch();
      else if (!data) void refetch();
      else if (orders.isError) void fetchNextPage();
      else setStep({ until: data.searched + ordersPerStep, hits: data.hits.length + hitsPerStep });
    },
  };
}
