import { shopTime } from '../../src/features/settings/shopTime';
import type { QuoteRecord, ShopState } from '../store/state';
import { marketPlaces } from './context';
import { historiesOf, numberAt, orderAt } from './orderHistory';

const hour = 3_600_000;
const day = 24 * hour;

/** Time that the seller takes for a reply, in ms. */
export const replyTime = 60_000;

/** Days on which an offer can be accepted. */
const daysValid = 30;

const dayOf = ({ market }: QuoteRecord, time: number) => shopTime(marketPlaces[market], new Date(time)).day;

/** A price with the seller's reduction of 8 %, to the øre. */
const offeredPrice = (price: number): number => Math.round(price * 92) / 100;

/** A quote as it was asked for, with the offer of the seller at a time in ms since 1970. */
function offered(quote: QuoteRecord, time: number): QuoteRecord {
  return {
    ...quote,
    status: 'offered',
    validUntil: dayOf(quote, time + daysValid * day),
    lines: quote.lines.map((line) => ({ ...line, price: offeredPrice(line.price) })),
    events: [...quote.events, { status: 'offered', date: new Date(time).toISOString() }],
  };
}

/** The seller's reply to what waits for one: an offer, or a message. */
function replied({ repliesAt, ...quote }: QuoteRecord, now: number): QuoteRecord {
  if (repliesAt === undefined || now < repliesAt)
    return { ...quote, ...(repliesAt !== undefined && { repliesAt }) };
  if (quote.status !== 'offered') return offered(quote, repliesAt);
  const date = new Date(repliesAt).toISOString();
  return { ...quote, events: [...quote.events, { status: 'message', date }] };
}

/**
 * A quote at a moment: with the seller's reply a minute after it was asked for, expired once its last day has passed.
 * @param now ms since 1970
 */
export function quoteAt(record: QuoteRecord, now: number): QuoteRecord {
  const quote = replied(record, now);
  const { status, validUntil } = quote;
  if (status !== 'offered' || validUntil === undefined || dayOf(quote, now) <= validUntil) return quote;
  const date = new Date(Date.parse(validUntil) + day).toISOString();
  return { ...quote, status: 'expired', events: [...quote.events, { status: 'expired', date }] };
}

/** Numbers of the quotes of the seed by status. */
export const sampleQuotes = {
  requested: 'Q-1006',
  offered: 'Q-1005',
  changed: 'Q-1004',
  accepted: 'Q-1003',
  declined: 'Q-1002',
  expired: 'Q-1001',
} as const satisfies Record<QuoteRecord['status'], string>;

const messages = {
  requested: 'We furnish a new breakfast room. What can you do about the price?',
  changed: 'We need one more of the first product.',
  declined: 'We keep the old ones for another year.',
};

/** The quotes of a new shop, one in each state, of the administrator of the first organisation, newest first. */
function seeded({ openedAt }: Pick<ShopState, 'openedAt'>): QuoteRecord[] {
  const history = historiesOf({ openedAt }).find(({ customer }) => customer.role === 'administrator');
  if (!history) return [];
  const { customerId, firstName, lastName, organizationId } = history.customer;
  const by = { customerId, firstName, lastName };
  const statuses = Object.keys(sampleQuotes) as QuoteRecord['status'][];
  return statuses.map((status, place) => {
    const asked = openedAt - (status === 'expired' ? 60 : 2 + 3 * place) * day;
    const order = orderAt(history, place + 1);
    const at = (hours: number) => new Date(asked + hours * hour).toISOString();
    const requested: QuoteRecord = {
      quoteNumber: sampleQuotes[status],
      quoteDate: at(0),
      market: order.market,
      organizationId,
      requestedBy: by,
      lines: order.lines.map(({ code, quantity, regularPrice, price }) => ({
        ...{ code, quantity, regularPrice },
        price,
      })),
      status: 'requested',
      events: [{ status: 'requested', date: at(0), by, message: messages.requested }],
    };
    if (status === 'requested') return requested;
    const offer = offered(requested, asked + 5 * hour);
    if (status === 'offered' || status === 'expired') return offer;
    const event = {
      ...{ status, date: at(29), by },
      ...(status !== 'accepted' && { message: messages[status] }),
    };
    const closed = { ...offer, status, events: [...offer.events, event] };
    if (status === 'accepted') return { ...closed, orderNumber: numberAt(history, place + 1) };
    if (status === 'declined') return closed;
    const { validUntil: _withdrawn, ...changed } = closed;
    const lines = requested.lines.map((line, index) =>
      index === 0 ? { ...line, quantity: line.quantity + 1 } : line,
    );
    return { ...changed, lines };
  });
}

/** The last quotes that were made, with the time they depend on: every order of a list asks for them. */
let made: { openedAt: number; quotes: QuoteRecord[] } | undefined;

/** All quotes as they are stored, newest first. */
export function quotesOf(state: ShopState): QuoteRecord[] {
  const { openedAt, quotes } = state;
  if (quotes) return quotes;
  if (made?.openedAt !== openedAt) made = { openedAt, quotes: seeded(state) };
  return made.quotes;
}
