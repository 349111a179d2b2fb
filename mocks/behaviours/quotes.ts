import type { Behaviours } from '../msw/runtime/behaviour';
import { cartPrices, emptyCart } from '../shop/cartAnswer';
import { regularPrice } from '../shop/catalogue/prices/priceTags';
import { findArticle, isForSale, lineItem, quantityProblem } from '../shop/lines';
import { replyTime } from '../shop/quotes';
import type { CustomerRecord, LineRecord, QuoteRecord } from '../store/state';
import { quoteStatuses } from '../store/statuses';
import type { Store } from '../store/store';
import { forbidden, invalid, notFound, refused } from './answers';
import { cartOf } from './cartState';
import { ownDigits } from './orders';
import {
  mayAsk,
  orderNumberOf,
  orderOf,
  quoteAnswer,
  visibleQuotes,
  withAccepted,
  withQuote,
} from './quoteState';
import { type Call, customerOf, languageOf, shopContext } from './shopContext';

type QuoteCall = Call & { input: { path: { quoteNumber: string } } };

const success = (quote: QuoteRecord, call: Call) => ({
  status: 200 as const,
  body: quoteAnswer(quote, call),
});

const visibleQuote = (call: QuoteCall) =>
  visibleQuotes(customerOf(call), call.store.read()).find(
    ({ quoteNumber }) => quoteNumber === call.input.path.quoteNumber,
  );

/** Response with the quote of a call as it is now. */
function quoteOf(call: QuoteCall) {
  const quote = visibleQuote(call);
  return quote ? success(quote, call) : notFound(languageOf(call));
}

/** The quote of a call and its caller, or the reason to refuse the call. */
function found(call: QuoteCall) {
  const customer = customerOf(call);
  const quote = visibleQuote(call);
  if (!quote) return { refusal: notFound(languageOf(call)) };
  if (!mayAsk(customer)) return { refusal: forbidden(languageOf(call)) };
  return { quote, customer };
}

/** Store a change of a quote and respond with it. */
function changed(call: Call, quote: QuoteRecord) {
  call.store.write(withQuote(call.store.read(), quote));
  return success(quote, call);
}

const eventOf = (
  status: QuoteRecord['events'][number]['status'],
  { customerId, firstName, lastName }: CustomerRecord,
  text: string | null,
) => ({
  ...{ status, date: new Date().toISOString(), by: { customerId, firstName, lastName } },
  ...(text !== null && { message: text }),
});

/** Lines at the prices of now, beside the list prices. */
const pricedLines = (lines: readonly LineRecord[], call: Call, couponCode?: string): QuoteRecord['lines'] => {
  const context = { ...shopContext(call), ...(couponCode !== undefined && { couponCode }) };
  return lines.flatMap(({ code, quantity }) => {
    const article = findArticle(code);
    if (!article) return [];
    const regular = regularPrice(article.product, article.size, context.market);
    const { price } = lineItem({ code, quantity }, context);
    return [{ code, quantity, regularPrice: regular, price: price?.priceIncVat.amount ?? regular }];
  });
};

const isOpen = ({ status }: QuoteRecord) => ['requested', 'offered', 'changed'].includes(status);

/** The lines of a quote with other quantities, or the reason to refuse them. */
function otherLines(quote: QuoteRecord, asked: readonly LineRecord[], call: Call) {
  const language = languageOf(call);
  for (const [index, { code, quantity }] of asked.entries()) {
    const article = quote.lines.some((line) => line.code === code) ? findArticle(code) : undefined;
    if (!article) return { refusal: invalid(`lines.${index}.code`, 'unknownCode', language, code) };
    const problem = quantityProblem(article, quantity, { isOrganization: true });
    if (problem) return { refusal: invalid(`lines.${index}.quantity`, problem[0], language, problem[1]) };
  }
  const quantities = new Map(asked.map(({ code, quantity }) => [code, quantity]));
  const lines = quote.lines
    .map(({ code, quantity }) => ({ code, quantity: quantities.get(code) ?? quantity }))
    .filter(({ quantity }) => quantity > 0);
  return lines.length === 0 ? { refusal: refused('emptyQuote', language) } : { lines };
}

/** The reason why a quote cannot be accepted at a total, if any. */
function objection(quote: QuoteRecord, expectedTotal: number, call: Call) {
  const language = languageOf(call);
  const { customerId } = customerOf(call);
  const accepted = quote.events.findLast(({ status }) => status === 'accepted')?.by;
  if (quote.status === 'accepted' && accepted?.customerId !== customerId)
    return refused('quoteTaken', language, `${accepted?.firstName} ${accepted?.lastName}`);
  if (quote.status === 'expired') return refused('quoteExpired', language);
  if (quote.status !== 'offered' && quote.status !== 'accepted') return refused('quoteNotOffered', language);
  const { quoteItems, totalPriceForItemsIncVat: total } = quoteAnswer(quote, call);
  if (total.amount !== expectedTotal)
    return invalid('expectedTotal', 'otherTotal', language, total.formattedString);
  const unsold = quoteItems.find(({ code }) => {
    const article = findArticle(code);
    return !(article && isForSale(article));
  });
  return unsold && refused('noLongerForSale', language, unsold.item.name);
}

/** Quotes of organisations. */
export const quoteBehaviours = {
  getQuotes(call) {
    const { status, skip, take } = call.input.query;
    const all = visibleQuotes(customerOf(call), call.store.read());
    const quotes = all.filter((quote) => status === undefined || quote.status === status);
    return {
      status: 200,
      body: {
        quotes: quotes.slice(skip, skip + take).map((quote) => quoteAnswer(quote, call)),
        totalQuoteCount: quotes.length,
        ...(all.length > 0 && { statuses: [...quoteStatuses] }),
      },
    };
  },

  getQuote(call) {
    return quoteOf(call);
  },

  createQuote(call) {
    const { store, input } = call;
    const customer = customerOf(call);
    const language = languageOf(call);
    const key = input.headers['Idempotency-Key'];
    const known = visibleQuotes(customer, store.read()).find(
      ({ idempotencyKey, requestedBy }) =>
        key !== undefined && idempotencyKey === key && requestedBy.customerId === customer.customerId,
    );
    if (known) return success(known, call);
    if (!mayAsk(customer)) return forbidden(language, 'mayNotAsk');
    const cart = cartOf(store, customer.customerId);
    if (cart.quote) return refused('quoteCart', language, cart.quote.quoteNumber);
    if (cart.lines.length === 0) return refused('emptyCart', language);
    const state = store.read();
    const now = Date.now();
    const { customerId, firstName, lastName, organizationId } = customer;
    const sequence = state.sequence + 1;
    const event = eventOf('requested', customer, input.body.message);
    const quote: QuoteRecord = {
      quoteNumber: `Q-9${ownDigits(customerId)}${String(sequence).padStart(4, '0')}`,
      quoteDate: event.date,
      market: shopContext(call).market,
      organizationId,
      requestedBy: { customerId, firstName, lastName },
      lines: pricedLines(cart.lines, call, cartPrices(cart).couponCode),
      status: 'requested',
      events: [event],
      repliesAt: now + replyTime,
      ...(key !== undefined && { idempotencyKey: key }),
    };
    const carts = {
      ...state.carts,
      [customerId]: { ...emptyCart, acceptOrderSplitting: cart.acceptOrderSplitting },
    };
    store.write(withQuote({ ...state, sequence, carts }, quote));
    return success(quote, call);
  },

  replyToQuote(call) {
    const { refusal, quote, customer } = found(call);
    if (refusal) return refusal;
    const { message, lines: asked } = call.input.body;
    const language = languageOf(call);
    if (!isOpen(quote)) return refused(quote.status === 'expired' ? 'quoteExpired' : 'quoteClosed', language);
    if (message === null && !asked) return invalid('message', 'emptyReply', language);
    const repliesAt = Date.now() + replyTime;
    if (!asked)
      return changed(call, {
        ...quote,
        repliesAt,
        events: [...quote.events, eventOf('message', customer, message)],
      });
    const { refusal: wrong, lines } = otherLines(quote, asked, call);
    if (wrong) return wrong;
    const { validUntil: _withdrawn, ...rest } = quote;
    return changed(call, {
      ...rest,
      repliesAt,
      status: 'changed',
      lines: pricedLines(lines, call),
      events: [...quote.events, eventOf('changed', customer, message)],
    });
  },

  acceptQuote(call) {
    const { refusal, quote, customer } = found(call);
    if (refusal) return refusal;
    const problem = objection(quote, call.input.body.expectedTotal, call);
    if (problem) return problem;
    const state = call.store.read();
    const { quote: held } = cartOf(call.store, customer.customerId);
    const isHeld = held?.quoteNumber === quote.quoteNumber;
    if (isHeld || orderNumberOf(quote, state) !== undefined) return success(quote, call);
    if (held) return refused('quoteCart', languageOf(call), held.quoteNumber);
    const { repliesAt: _settled, ...offer } = quote;
    call.store.write(withAccepted(state, offer, customer));
    return quoteOf(call);
  },

  declineQuote(call) {
    const { refusal, quote, customer } = found(call);
    if (refusal) return refusal;
    if (quote.status === 'declined') return success(quote, call);
    if (!isOpen(quote))
      return refused(quote.status === 'expired' ? 'quoteExpired' : 'quoteClosed', languageOf(call));
    const { repliesAt: _settled, ...open } = quote;
    const event = eventOf('declined', customer, call.input.body.message);
    return changed(call, { ...open, status: 'declined', events: [...quote.events, event] });
  },

  releaseQuote(call) {
    const { refusal, quote, customer } = found(call);
    if (refusal) return refusal;
    const { quote: held, ...cart } = cartOf(call.store, customer.customerId);
    if (held?.quoteNumber !== quote.quoteNumber) return success(quote, call);
    const state = call.store.read();
    const { customerId } = customer;
    const unpaid = orderOf(quote, state);
    const orders = (state.orders[customerId] ?? []).map((order) =>
      order.orderNumber === unpaid?.orderNumber
        ? { ...order, status: 'cancelled' as const, statusDate: new Date().toISOString() }
        : order,
    );
    call.store.write({
      ...state,
      orders: { ...state.orders, [customerId]: orders },
      carts: { ...state.carts, [customerId]: { ...cart, lines: held.setAside } },
    });
    const events = quote.events.filter(({ status }) => status !== 'accepted');
    const offer = { ...quote, status: 'offered' as const, events };
    call.store.write(withQuote(call.store.read(), offer));
    return quoteOf(call);
  },
} satisfies Behaviours<Store>;
