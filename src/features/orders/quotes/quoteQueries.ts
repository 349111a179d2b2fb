import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '../../../api/confirmed';
import { getCartQuery, getQuoteQuery, getQuotesQuery } from '../../../api/generated/queries';
import type { components } from '../../../api/generated/types';
import type { OperationInput } from '../../../api/operation';
import { readPageNumber } from '../../../components/mui/readPageNumber';
import { refetchChangedCart } from '../../cart/cartCache';
import { historyCacheMs, ordersPerPage } from '../orderQueries';

export type Quote = components['schemas']['Quote'];

/** State of the quotes view in the URL (ORG-01). */
interface QuotesAddress {
  /** Number of the open quote; null for the list. */
  quote: string | null;
  status: string | null;
  /** From 1. */
  page: number;
}

/** Read the state of the quotes view. */
export function readQuotesAddress(search: string): QuotesAddress {
  const parameters = new URLSearchParams(search);
  return {
    quote: parameters.get('quote') || null,
    status: (parameters.get('status') ?? '').slice(0, 40) || null,
    page: readPageNumber(parameters.get('page')),
  };
}

/** URL of the quotes view in a given state; missing values are omitted. */
export function quotesHref({ quote, status, page = 1 }: Partial<QuotesAddress>): string {
  const parameters = new URLSearchParams({ view: 'Quotes' });
  if (status) parameters.set('status', status);
  if (page > 1) parameters.set('page', String(page));
  if (quote) parameters.set('quote', quote);
  return `?${parameters}`;
}

/** Query options of a page of the quotes, newest first (getQuotes). */
export function quotesPageQuery({ page, status }: Pick<QuotesAddress, 'page' | 'status'>) {
  const query = { skip: (page - 1) * ordersPerPage, take: ordersPerPage, ...(status !== null && { status }) };
  return { ...getQuotesQuery({ query }), gcTime: historyCacheMs };
}

/** Query options of the newest quotes with an offer to decide on. */
export const offersQuery = quotesPageQuery({ page: 1, status: 'offered' });

/** A quote (getQuote), refetched when the window gets focus: the seller may have replied. */
export function useQuote(quoteNumber: string) {
  return useQuery({ ...getQuoteQuery({ path: { quoteNumber } }), refetchOnWindowFocus: 'always' });
}

/** Function that takes a changed quote into the cache. After a failure it is refetched: it may be another one by then. */
export function useQuoteChange() {
  const client = useQueryClient();
  return async (quoteNumber: string, change: Promise<Quote>): Promise<Quote> => {
    const { queryKey } = getQuoteQuery({ path: { quoteNumber } });
    try {
      const quote = await change;
      client.setQueryData(queryKey, quote);
      return quote;
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    } finally {
      void client.invalidateQueries({ queryKey: getQuotesQuery().queryKey.slice(0, 1) });
    }
  };
}

/** Confirmation of acceptQuote: the quote, once it is in the cart. */
export const quoteAccepted =
  ({ path }: OperationInput<'acceptQuote'>) =>
  async () => {
    const { quoteNumber } = await readAgain(getCartQuery());
    return quoteNumber === path.quoteNumber ? readAgain(getQuoteQuery({ path })) : undefined;
  };

/** Confirmation of declineQuote: the declined quote. */
export const quoteDeclined =
  ({ path }: OperationInput<'declineQuote'>) =>
  async () => {
    const quote = await readAgain(getQuoteQuery({ path }));
    return quote.status === 'declined' ? quote : undefined;
  };

const ownEvents = (quote: Quote | undefined) => quote?.events.filter(({ by }) => by).length ?? 0;

/** Confirmation of replyToQuote: the quote with one more event of a customer. */
export function quoteReplied({ path }: OperationInput<'replyToQuote'>, client: QueryClient) {
  const query = getQuoteQuery({ path });
  const before = client.getQueryData(query.queryKey);
  return async () => {
    const after = await readAgain(query);
    return ownEvents(after) > ownEvents(before) ? after : undefined;
  };
}

/** Function that refetches cart and quotes after a change of both. */
export function useRefetchQuoted() {
  const client = useQueryClient();
  return () => {
    for (const { queryKey } of [getQuotesQuery(), getQuoteQuery({ path: { quoteNumber: '' } })])
      void client.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
    return refetchChangedCart(client);
  };
}
