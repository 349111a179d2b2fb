import type { Quote } from '../../src/api/generated/types';
import { totals } from '../shop/cartAnswer';
import { lineItem } from '../shop/lines';
import { recordedPrice } from '../shop/orderAnswer';
import { quoteAt, quotesOf } from '../shop/quotes';
import { permissionsOf } from '../shop/roles';
import type { CustomerRecord, OrderRecord, QuoteRecord, ShopState } from '../store/state';
import { message } from './answers';
import { unplaced } from './placedOrders';
import { shopContext, type Call } from './shopContext';

/** True for who asks for prices, and decides on offers: a user of an organisation who places orders. */
export const mayAsk = (customer: CustomerRecord): boolean => permissionsOf(customer)?.placeOrders === true;

/** True for a quote that a customer can read: an own one, or one of the organisation. */
export const isVisible = ({ requestedBy, organizationId }: QuoteRecord, reader: CustomerRecord): boolean =>
  requestedBy.customerId === reader.customerId ||
  (organizationId === reader.organizationId && permissionsOf(reader)?.viewOrganizationOrders === true);

/** Quotes that a customer can read, at this moment. */
export const visibleQuotes = (reader: CustomerRecord, state: ShopState): QuoteRecord[] =>
  quotesOf(state)
    .filter((quote) => isVisible(quote, reader))
    .map((quote) => quoteAt(quote, Date.now()));

/** The state with a new or changed quote. */
export function withQuote(state: ShopState, quote: QuoteRecord): ShopState {
  const all = quotesOf(state);
  const isKnown = all.some(({ quoteNumber }) => quoteNumber === quote.quoteNumber);
  const quotes = isKnown
    ? all.map((each) => (each.quoteNumber === quote.quoteNumber ? quote : each))
    : [quote, ...all];
  return { ...state, quotes };
}

/** The order of a quote that is placed, awaits payment or approval. */
export const orderOf = ({ quoteNumber }: QuoteRecord, { orders }: ShopState): OrderRecord | undefined =>
  Object.values(orders)
    .flat()
    .find(
      (order) =>
        order.quoteNumber === quoteNumber &&
        (order.status === 'awaitingApproval' || !unplaced.has(order.status)),
    );

/** Number of the order of a quote, if it has one that is not awaiting payment. */
export function orderNumberOf(quote: QuoteRecord, state: ShopState): string | undefined {
  const order = orderOf(quote, state);
  return quote.orderNumber ?? (order?.status === 'awaitingPayment' ? undefined : order?.orderNumber);
}

/** The state with a quote accepted by a customer, whose cart has its lines. */
export function withAccepted(state: ShopState, quote: QuoteRecord, by: CustomerRecord): ShopState {
  const { customerId, firstName, lastName } = by;
  const { couponCode: _own, ...cart } = state.carts[customerId] ?? {
    ...{ lines: [], acceptOrderSplitting: true, shippingMethod: null, shippingDestination: null },
  };
  const bound = {
    ...cart,
    lines: quote.lines.map(({ code, quantity }) => ({ code, quantity })),
    quote: {
      ...{ quoteNumber: quote.quoteNumber, market: quote.market, setAside: cart.lines },
      prices: Object.fromEntries(quote.lines.map(({ code, price }) => [code, price])),
    },
  };
  const event = {
    ...{ status: 'accepted' as const, date: new Date().toISOString() },
    by: { customerId, firstName, lastName },
  };
  const accepted: QuoteRecord =
    quote.status === 'accepted' ? quote : { ...quote, status: 'accepted', events: [...quote.events, event] };
  return { ...withQuote(state, accepted), carts: { ...state.carts, [customerId]: bound } };
}

/** A quote in the contract's form. */
export function quoteAnswer(quote: QuoteRecord, call: Call): Quote {
  const { market, validUntil } = quote;
  const context = { ...shopContext(call), market };
  const itemsAt = (priceOf: (line: QuoteRecord['lines'][number]) => number) =>
    quote.lines.map((line) => ({
      ...lineItem(line, context),
      price: recordedPrice({ ...line, price: priceOf(line) }, market),
    }));
  const items = itemsAt(({ price }) => price);
  const own = totals(items, 0, market);
  const listItems = itemsAt(({ regularPrice }) => regularPrice);
  const list = totals(listItems, 0, market);
  const orderNumber = orderNumberOf(quote, call.store.read());
  return {
    quoteNumber: quote.quoteNumber,
    quoteDate: quote.quoteDate,
    status: quote.status,
    ...(validUntil !== undefined && { validUntil }),
    quoteItems: items,
    numberOfItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPriceForItems: own.totalPriceForItems,
    totalPriceForItemsIncVat: own.totalPrice,
    listTotalForItems: list.totalPriceForItems,
    listTotalForItemsIncVat: list.totalPrice,
    requestedBy: quote.requestedBy,
    events: quote.events.map((event) => {
      if (event.by || !['offered', 'message'].includes(event.status)) return event;
      const key = event.status === 'offered' ? 'sellerOffer' : 'sellerReply';
      return { ...event, message: message(key, context.language) };
    }),
    ...(orderNumber !== undefined && { orderNumber }),
  };
}
