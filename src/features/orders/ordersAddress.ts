import { readPageNumber } from '../../components/mui/readPageNumber';
import { dateFormat } from '../../i18n/dateFormats';
import { normalizeText } from '../../lib/normalizeText';

/** Filters of the orders (getAllOrders); null for none. */
export interface OrdersFilter {
  year: number | null;
  status: string | null;
  /** Identifier of the customer who placed the orders. */
  buyer: string | null;
  costCenter: string | null;
  from: string | null;
  to: string | null;
}

/** State of the orders view in the URL (ORD-01). */
export interface OrdersAddress extends OrdersFilter {
  /** Number of the open order; null for the list. */
  order: string | null;
  /** Page of the list, from 1, newest orders first. */
  page: number;
  query: string;
}

const readYear = (text: string | null) => (text !== null && /^[2-9]\d{3}$/.test(text) ? Number(text) : null);

/** A day from 2000 on; null for another text. */
export const readDay = (text: string | null) =>
  text !== null && /^[2-9]/.test(text) && dateFormat.test(text) ? text : null;

/** Read the state of the orders view. */
export function readOrdersAddress(search: string): OrdersAddress {
  const parameters = new URLSearchParams(search);
  return {
    order: parameters.get('order') || null,
    year: readYear(parameters.get('year')),
    status: (parameters.get('status') ?? '').slice(0, 40) || null,
    buyer: (parameters.get('buyer') ?? '').slice(0, 40) || null,
    costCenter: (parameters.get('costCenter') ?? '').slice(0, 100) || null,
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
    page: readPageNumber(parameters.get('page')),
    query: normalizeText(parameters.get('query') ?? '').slice(0, 100),
  };
}

/** URL of the orders view, or of the approvals, in a given state; missing values are omitted. */
export function ordersHref(
  { order, year, page, ...texts }: Partial<OrdersAddress>,
  view: 'Orders' | 'Approvals' = 'Orders',
): string {
  const parameters = new URLSearchParams({ view });
  if (year) parameters.set('year', String(year));
  for (const name of ['status', 'buyer', 'costCenter', 'from', 'to', 'query'] as const) {
    const text = texts[name];
    if (text) parameters.set(name, text);
  }
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  if (order) parameters.set('order', order);
  return `?${parameters}`;
}

/** The filters alone, without order, page and search. */
export const filterOf = ({ year, status, buyer, costCenter, from, to }: OrdersAddress): OrdersFilter => ({
  year,
  status,
  buyer,
  costCenter,
  from,
  to,
});

export const filterQuery = ({ year, status, buyer, costCenter, from, to }: OrdersFilter) => ({
  ...(year !== null && { year }),
  ...(status !== null && { status }),
  ...(buyer !== null && { buyer }),
  ...(costCenter !== null && { costCenter }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
});
