import { readPageNumber } from '../../components/Pagination/readPageNumber';

/** What the orders' view shows, as its address says (ORD-01). */
export interface OrdersAddress {
  /** The number of the order to show; null for the list. */
  order: string | null;
  /** Only orders of this year; null for all. */
  year: number | null;
  /** The page of the list, 1 being that with the newest orders. */
  page: number;
  /** What the orders are searched for; empty when they are not. */
  query: string;
}

const readYear = (text: string | null) => (text !== null && /^[2-9]\d{3}$/.test(text) ? Number(text) : null);

/**
 * Reads the address of the orders' view. A year or page that is none counts as absent.
 * @param search query of the address
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

/** The address of the orders' view that shows this; what is left out is not in it. */
export function ordersHref({ order, year, page, query }: Partial<OrdersAddress>): string {
  const parameters = new URLSearchParams({ view: 'Orders' });
  if (year) parameters.set('year', String(year));
  if (query) parameters.set('query', query);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  if (order) parameters.set('order', order);
  return `?${parameters}`;
}
