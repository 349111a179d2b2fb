import { randomUUID } from 'node:crypto';
import { at, list, number, text } from '../read';
import type { Shopper } from '../run';
import { accountOf, type Flow, isAllowed, readCustomer } from './changes';

const decisions = ['createQuote', 'replyToQuote', 'declineQuote', 'acceptQuote', 'releaseQuote'] as const;

/**
 * ORG-01: a price is asked for once per Idempotency-Key, and declined again; an offer is accepted at its total alone,
 * put into the cart, and released. A declined quote remains.
 */
export async function quotesFlow({ shopper, products: [product] }: Flow) {
  const { coverage } = shopper.run;
  if (at(await shopper.read('getGlobalSettings'), 'quotes') !== true) return;
  const found = await shopper.read('getQuotes', { query: { status: 'offered' } });
  const customer = await readCustomer(shopper);
  const account = accountOf(customer);
  if (!account || typeof at(customer, 'organizationId') !== 'string' || !isAllowed(account, 'placeOrders'))
    return coverage.explain('the customer places no orders for an organisation', ...decisions);
  if (product) await askAndDecline(shopper, product.code);
  const [offer] = list(found, 'quotes');
  if (offer !== undefined) return acceptAndRelease(shopper, offer);
  coverage.explain('the customer has no offer', 'acceptQuote', 'releaseQuote');
}

async function askAndDecline(shopper: Shopper, code: string) {
  if ((await shopper.read('addToCart', { body: { code, quantity: 1 } })) === undefined) return;
  const headers = { 'Idempotency-Key': randomUUID() };
  const ask = () => shopper.read('createQuote', { headers, body: { message: 'Contract check.' } });
  const [first, again] = [await ask(), await ask()];
  const quoteNumber = text(first, 'quoteNumber');
  if (quoteNumber === undefined) return;
  const because = 'the Idempotency-Key is the same';
  shopper.compare(again, 'createQuote ORG-01', { '/quoteNumber': quoteNumber }, because);
  const cart = await shopper.read('getCart');
  shopper.empty(cart, 'createQuote ORG-01 /lineItems', 'no lines: they are asked for');
  const newest = await shopper.read('getQuotes');
  shopper.compare(newest, 'getQuotes ORG-01', { '/quotes/0/quoteNumber': quoteNumber }, 'the newest');
  const path = { quoteNumber };
  const quote = await shopper.read('getQuote', { path });
  shopper.compare(quote, 'getQuote ORG-01', { '/quoteItems/0/code': code });
  const body = { expectedTotal: number(quote, 'totalPriceForItemsIncVat', 'amount') ?? 0 };
  if (text(quote, 'status') === 'requested')
    await shopper.expect('acceptQuote', { path, body }, 'nothing is offered yet', 400);
  const reply = await shopper.read('replyToQuote', { path, body: { message: 'A second message.' } });
  const isSent = list(reply, 'events').some((event) => text(event, 'message') === 'A second message.');
  shopper.verify(reply, 'replyToQuote ORG-01 /events', isSent, 'the message that was sent', 'none');
  await shopper.twice('declineQuote ORG-01', { path, body: { message: null } }, { '/status': 'declined' });
  await shopper.expect('replyToQuote', { path, body: { message: 'Late.' } }, 'the quote is declined', 400);
}

async function acceptAndRelease(shopper: Shopper, offer: unknown) {
  const quoteNumber = text(offer, 'quoteNumber') ?? '';
  const total = number(offer, 'totalPriceForItemsIncVat', 'amount') ?? 0;
  const path = { quoteNumber };
  const other = { path, body: { expectedTotal: total + 100 } };
  await shopper.refuse('acceptQuote', other, 'expectedTotal', 'another total than that of the offer');
  const input = { path, body: { expectedTotal: total } };
  await shopper.twice('acceptQuote ORG-01', input, { '/status': 'accepted' });
  const cart = await shopper.read('getCart');
  shopper.compare(cart, 'acceptQuote ORG-01', { '/quoteNumber': quoteNumber });
  const goods = number(cart, 'price', 'totalPriceForItemsIncVat', 'amount');
  const isSame = goods === undefined || Math.abs(goods - total) < 0.001;
  shopper.verify(cart, 'acceptQuote ORG-01 /price', isSame, `${total}, as offered`, goods);
  const code = text(list(cart, 'lineItems')[0], 'code') ?? '';
  await shopper.expect('updateCart', { body: { code, quantity: 0 } }, 'the lines of a quote are fixed', 400);
  await shopper.read('releaseQuote', { path });
  const released = await shopper.read('getCart');
  const isOut = released === undefined || at(released, 'quoteNumber') === undefined;
  shopper.verify(released, 'releaseQuote ORG-01 /quoteNumber', isOut, 'none', quoteNumber);
  const again = await shopper.read('getQuote', { path });
  shopper.compare(again, 'releaseQuote ORG-01', { '/status': 'offered' });
}
