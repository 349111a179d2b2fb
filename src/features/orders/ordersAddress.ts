import { readPageNumber } from '../../components/Pagination/readPageNumber';

/** State of the orders view in the URL (ORD-01). */
export interface OrdersAddress {
  /** Number of the open order; null for the list. */
  order: string | null;
  /** Filter by year; null for all. */
  year: number | null;
  /** Page of the list, from 1, newest orders first. */
  page: number;
  /** Search text; empty for none. */
  query: string;
}

const readYear = (text: string | null) => (text !== null && /^[2-9]\d{3}$/.test(text) ? Number(text) : null);

/**
 * Reads the state of the orders view. An invalid year or page counts as absent.
 * @param search query of the URL
 */
export function readOrdersAddress(search: string): OrdersAddress {
  const parameters = new URLSearchParams(search);
  return {
    order: parameters.get('order') || null,
    year: readYear(parameters.get('year')),
    page: readPageNumber(parameters.get('page')),
    query: (parameters.get('query') ?? '').trim().slice(0, 100),
  };
}

/** URL of the orders view in a given state; missing values are omitted. */
export function ordersHref({ order, year, page, query }: Partial<OrdersAddress>): string {
  const parameters = new URLSearchParams({ view: 'Orders' });
  if (year) parameters.set('year', String(year));
  if (query) parameters.set('query', query);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  if (order) parameters.set('order', order);
  return `?${parameters}`;
}
