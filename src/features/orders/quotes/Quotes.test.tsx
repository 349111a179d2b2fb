import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { withAcceptedQuote, withChangedQuote, withReplies } from '../../../../mocks/scenarios/quotes';
import { sampleQuotes } from '../../../../mocks/shop/quotes';
import { answerNext } from '../../../../tests/support/answerNext';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { plentiful } from '../../../../tests/support/mockCheckout';
import { goToPayment } from '../../../../tests/support/openCheckout';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { request } from '../../../../tests/support/request';
import { signIn } from '../../../../tests/support/signIn';

const shop = withShop();
const list = '/en/account?view=Quotes';
const addressOf = (quote: string) => `${list}&quote=${quote}`;
const path = { quoteNumber: sampleQuotes.offered };
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const history = async () => (await screen.findByRole('list', { name: 'History and messages' })).textContent;
const problems = () => screen.findByRole('group', { name: 'Please check the following' });
const quoteOf = (quoteNumber: string) => request('getQuote', { path: { quoteNumber } });
const countQuotes = async () => (await request('getQuotes', { query: {} })).totalQuoteCount;
const countOrders = async () => (await request('getAllOrders', { query: {} })).totalOrderCount;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const refuse = () =>
  Promise.resolve(Response.json({ message: 'Your role does not allow this.' }, { status: 403 }));

/** The line of an article in the cart. */
function lineOf(code: string) {
  const line = screen.getByText(new RegExp(`^Article number ${code}`)).closest('li');
  if (!line) throw new Error(`There is no line of ${code}`);
  return within(line);
}

async function openOffer() {
  await signIn('administrator');
  return openShop(addressOf(sampleQuotes.offered));
}

/** Open the cart with six pieces in it, and the message with which their price is asked for. */
async function openQuestion() {
  await signIn('administrator');
  await request('addToCart', { body: { code: plentiful, quantity: 6 } });
  const opened = openShop('/en/cart');
  await opened.user.click(await button('Ask for a price'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a price' }));
  await opened.user.type(dialog.getByLabelText(/^Message to us/), 'What about six?');
  return { ...opened, ask: () => opened.user.click(dialog.getByRole('button', { name: 'Ask for a price' })) };
}

test('ORG-01 a price is asked for in the cart, offered, and ordered at the offer to the cent', async () => {
  const { ask, user, address } = await openQuestion();
  await ask();
  await heading(/^Quote Q-/);
  expect(await history()).toContain('What about six?');
  expect((await request('getCart', {})).lineItems).toEqual([]);
  const quoteNumber = new URLSearchParams(address().split('?')[1]).get('quote') ?? '';
  expect(await quoteOf(quoteNumber)).toMatchObject({ status: 'requested', numberOfItems: 6 });
  shop.store.write(withReplies(shop.store.read()));
  const offer = await quoteOf(quoteNumber);
  const { totalPriceForItemsIncVat: total, listTotalForItemsIncVat: listTotal } = offer;
  expect(total.amount).toBeLessThan(listTotal.amount);
  window.dispatchEvent(new Event('visibilitychange'));
  await user.click(await button(/^Accept: /));
  await heading('Checkout');
  const { price, quoteNumber: held } = await request('getCart', {});
  expect({ held, items: price?.totalPriceForItemsIncVat }).toEqual({ held: quoteNumber, items: total });
  await goToPayment(user);
  await user.click(await button(/^Buy on invoice/));
  await heading('Thank you for your order');
  const [order] = (await request('getAllOrders', { query: { take: 1 } })).orders;
  expect(order?.totalPriceForItemsIncVat).toEqual(total);
  expect(order?.totalPrice.amount).toBeCloseTo(
    total.amount + (order?.totalFreightPriceIncVat?.amount ?? NaN),
    2,
  );
  expect(await quoteOf(quoteNumber)).toMatchObject({ status: 'accepted', orderNumber: order?.orderNumber });
  // The confirmation leads to the quote, and the quote to the order.
  await user.click(await screen.findByRole('link', { name: quoteNumber }));
  await user.click(await screen.findByRole('link', { name: order?.orderNumber ?? '' }));
  await heading(`Order ${order?.orderNumber}`);
  expect(await screen.findByRole('link', { name: quoteNumber })).toBeTruthy();
  expect((await request('getCart', {})).quoteNumber).toBeUndefined();
});

test('ORG-01 a question whose response was lost asks once when it is sent again', async () => {
  const { ask } = await openQuestion();
  const before = await countQuotes();
  loseResponse(shop, 'createQuote');
  await ask();
  await problems();
  await ask();
  await heading(/^Quote Q-/);
  expect(await countQuotes()).toBe(before + 1);
});

test('ORG-01 a question that another tab has asked for the same cart is asked once, and says so', async () => {
  const { ask } = await openQuestion();
  await request('createQuote', { body: { message: 'From the other tab.' } });
  const before = await countQuotes();
  await ask();
  expect((await problems()).textContent).toContain('cart is empty');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message to us/).value).toBe('What about six?');
  expect(await countQuotes()).toBe(before);
});

test('ORG-01 a question that is refused keeps message and cart', async () => {
  const { ask } = await openQuestion();
  answerNext(shop, 'createQuote', refuse);
  await ask();
  expect((await problems()).textContent).toContain('Your role does not allow this.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message to us/).value).toBe('What about six?');
  expect((await request('getCart', {})).numberOfItems).toBe(6);
});

test('ORG-01 quotes are listed with state and last day, and filtered by state, in the address', async () => {
  await signIn('administrator');
  const { user, address } = openShop(list);
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Quotes' }))
      .getAllByRole('row')
      .slice(1);
  expect((await rows()).map(({ textContent }) => /Q-\d+/.exec(textContent)?.[0])).toEqual(
    Object.values(sampleQuotes),
  );
  expect((await rows())[1]?.textContent).toMatch(/Valid until/);
  await user.selectOptions(screen.getByLabelText('Status'), 'Expired');
  expect(address()).toBe(`${list}&status=expired`);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('ORG-01 an offer shows its price beside the list price, per line and in total', async () => {
  await openOffer();
  const { quoteItems, totalPriceForItems, listTotalForItems } = await quoteOf(sampleQuotes.offered);
  const totals = plain((await screen.findByRole('region', { name: 'Price' })).textContent);
  expect(totals).toContain(plain(totalPriceForItems.formattedString));
  expect(totals).toContain(plain(listTotalForItems.formattedString));
  const lines = plain((await screen.findByRole('region', { name: /^Products/ })).textContent);
  for (const { price } of quoteItems) {
    expect(lines).toContain(plain(price?.totalPriceForItems.formattedString ?? '?'));
    expect(lines).toContain(plain(price?.regularPriceExVat.formattedString ?? '?'));
  }
});

test('ORG-01 messages go both ways, and those of the seller name the shop', async () => {
  const { user } = await openOffer();
  await user.type(await screen.findByLabelText('Message to us'), 'When can you deliver?');
  await user.click(await button('Send message'));
  await screen.findByRole('region', { name: 'Your message is sent' });
  expect(await history()).toMatch(/Message.*by Åse Lindqvist.*When can you deliver\?/);
  shop.store.write(withReplies(shop.store.read()));
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () => expect(await history()).toMatch(/by Furulia.*Thank you for your message/));
});

test('ORG-01 an empty message is not sent', async () => {
  const { user } = await openOffer();
  await user.click(await button('Send message'));
  expect((await screen.findAllByText('Write a message.')).length).toBeGreaterThan(0);
  expect((await quoteOf(sampleQuotes.offered)).events).toHaveLength(2);
});

test('ORG-01 a message whose response was lost is sent once', async () => {
  const { user } = await openOffer();
  await user.type(await screen.findByLabelText('Message to us'), 'When can you deliver?');
  loseResponse(shop, 'replyToQuote');
  await user.click(await button('Send message'));
  await screen.findByRole('region', { name: 'Your message is sent' });
  expect((await quoteOf(sampleQuotes.offered)).events).toHaveLength(3);
});

test('ORG-01 quantities that the role does not allow are kept for the next attempt', async () => {
  const { user } = await openOffer();
  const openQuantities = async () => {
    await user.click(await button('Change quantities'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change quantities' }));
    const [field] = dialog.getAllByRole<HTMLInputElement>('spinbutton');
    if (!field) throw new Error('The quote has no line');
    return { field, send: () => user.click(dialog.getByRole('button', { name: 'Ask for these' })) };
  };
  const { field, send } = await openQuantities();
  await user.clear(field);
  await user.type(field, '7');
  answerNext(shop, 'replyToQuote', refuse);
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Your role does not allow this.');
  expect(await quoteOf(sampleQuotes.offered)).toMatchObject({ status: 'offered' });
  expect((await openQuantities()).field.value).toBe('7');
});

test('ORG-01 other quantities withdraw the offer until the seller offers again', async () => {
  const { user } = await openOffer();
  await user.click(await button('Change quantities'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change quantities' }));
  const [first] = dialog.getAllByRole('spinbutton');
  if (!first) throw new Error('The quote has no line');
  await user.clear(first);
  await user.type(first, '7');
  await user.click(dialog.getByRole('button', { name: 'Ask for these' }));
  await screen.findByText('We are working on your price and reply here.');
  expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull();
  expect(await quoteOf(sampleQuotes.offered)).toMatchObject({ status: 'changed' });
  shop.store.write(withReplies(shop.store.read()));
  const { status, quoteItems } = await quoteOf(sampleQuotes.offered);
  expect({ status, quantity: quoteItems[0]?.quantity }).toEqual({ status: 'offered', quantity: 7 });
});

test('ORG-01 a declined quote shows the message, and nothing to decide', async () => {
  const { user } = await openOffer();
  await user.click(await button('Decline'));
  await user.type(await screen.findByLabelText('Message to us (optional)'), 'We keep the old chairs.');
  await user.click(await button('Decline quote'));
  await waitFor(async () => expect(await history()).toContain('We keep the old chairs.'));
  expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull();
  expect(await quoteOf(sampleQuotes.offered)).toMatchObject({ status: 'declined' });
});

/** Type a message with which the open offer is declined. */
async function openRefusal() {
  const opened = await openOffer();
  await opened.user.click(await button('Decline'));
  await opened.user.type(await screen.findByLabelText('Message to us (optional)'), 'We keep the old chairs.');
  return { ...opened, decline: async () => opened.user.click(await button('Decline quote')) };
}

test('ORG-01 a refusal whose response was lost declines once', async () => {
  const { decline } = await openRefusal();
  loseResponse(shop, 'declineQuote');
  await decline();
  await screen.findByRole('region', { name: `Quote ${sampleQuotes.offered} is declined` });
  const { events } = await quoteOf(sampleQuotes.offered);
  expect(events.filter(({ status }) => status === 'declined')).toHaveLength(1);
});

test('ORG-01 a refusal that the role does not allow keeps the message and the offer', async () => {
  const { decline } = await openRefusal();
  answerNext(shop, 'declineQuote', refuse);
  await decline();
  expect((await problems()).textContent).toContain('Your role does not allow this.');
  expect(screen.getByDisplayValue('We keep the old chairs.')).toBeTruthy();
  expect(await quoteOf(sampleQuotes.offered)).toMatchObject({ status: 'offered' });
});

test('ORG-01 a refusal after another tab has declined is the same one', async () => {
  const { decline } = await openRefusal();
  await request('declineQuote', { path, body: { message: 'Too late.' } });
  await decline();
  await waitFor(async () => expect(await history()).toContain('Too late.'));
  const { events } = await quoteOf(sampleQuotes.offered);
  expect(events.filter(({ status }) => status === 'declined')).toHaveLength(1);
});

test('ORG-01 a message that the role does not allow is kept', async () => {
  const { user } = await openOffer();
  await user.type(await screen.findByLabelText('Message to us'), 'When can you deliver?');
  answerNext(shop, 'replyToQuote', refuse);
  await user.click(await button('Send message'));
  expect((await problems()).textContent).toContain('Your role does not allow this.');
  expect(screen.getByDisplayValue('When can you deliver?')).toBeTruthy();
});

test('ORG-01 a message about a quote that another tab has declined is not sent, and the refusal shows', async () => {
  const { user } = await openOffer();
  await user.type(await screen.findByLabelText('Message to us'), 'When can you deliver?');
  await request('declineQuote', { path, body: { message: 'Too late.' } });
  await user.click(await button('Send message'));
  await waitFor(async () => expect(await history()).toContain('Too late.'));
  expect(await history()).not.toContain('When can you deliver?');
});

test('ORG-01 the account names the number of offers that wait, and it is gone with the last', async () => {
  const { user } = await openOffer();
  await screen.findByRole('link', { name: 'Quotes 1 waiting' });
  await user.click(await button('Decline'));
  await user.click(await button('Decline quote'));
  await screen.findByRole('link', { name: 'Quotes' });
});

test.each(['declined', 'expired'] as const)(
  'ORG-01 the lines of a quote that is %s go into the cart',
  async (status) => {
    await signIn('administrator');
    const { user } = openShop(addressOf(sampleQuotes[status]));
    const { quoteItems } = await quoteOf(sampleQuotes[status]);
    await user.click(await button('Put into the cart'));
    const codes = async () => (await request('getCart', {})).lineItems.map(({ code }) => code);
    await waitFor(async () => expect(await codes()).toEqual(expect.arrayContaining([quoteItems[0]?.code])));
  },
);

test('ORG-01 an acceptance whose response was lost leads to the checkout, with one quote in the cart', async () => {
  const { user } = await openOffer();
  loseResponse(shop, 'acceptQuote');
  await user.click(await button(/^Accept: /));
  await heading('Checkout');
  const { quoteNumber, numberOfItems } = await request('getCart', {});
  expect(quoteNumber).toBe(sampleQuotes.offered);
  expect(numberOfItems).toBe((await quoteOf(sampleQuotes.offered)).numberOfItems);
});

test('ORG-01 an offer that another tab has accepted is accepted once', async () => {
  const { user } = await openOffer();
  await button(/^Accept: /);
  shop.store.write(withAcceptedQuote(shop.store.read()));
  const before = await countOrders();
  await user.click(await button(/^Accept: /));
  await heading('Checkout');
  const { events } = await quoteOf(sampleQuotes.offered);
  expect(events.filter(({ status }) => status === 'accepted')).toHaveLength(1);
  expect(await countOrders()).toBe(before);
});

test('ORG-01 an offer that expires while it is open says so, and leaves the cart alone', async () => {
  const { user } = await openOffer();
  await button(/^Accept: /);
  shop.store.write(withChangedQuote(sampleQuotes.offered, { validUntil: '2020-01-01' })(shop.store.read()));
  await user.click(await button(/^Accept: /));
  expect((await screen.findByRole('alert')).textContent).toContain('This offer has expired.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull());
  expect((await request('getCart', {})).lineItems).toEqual([]);
});

test('ORG-01 an offer at another total than the shown one is not accepted', async () => {
  await signIn('administrator');
  await expect(request('acceptQuote', { path, body: { expectedTotal: 1 } })).rejects.toMatchObject({
    inputErrors: [{ field: 'expectedTotal' }],
  });
});

test('ORG-01 an acceptance that the role does not allow says so', async () => {
  const { user } = await openOffer();
  answerNext(shop, 'acceptQuote', refuse);
  await user.click(await button(/^Accept: /));
  expect((await screen.findByRole('alert')).textContent).toBe('Your role does not allow this.');
  expect(await button(/^Accept: /)).toBeTruthy();
});

test('CART-02 the lines of an accepted quote are fixed until it is taken out, and the former ones return', async () => {
  await signIn('administrator');
  await request('addToCart', { body: { code: plentiful, quantity: 2 } });
  shop.store.write(withAcceptedQuote(shop.store.read()));
  const { user } = openShop('/en/cart');
  await screen.findByRole('region', { name: `Offer ${sampleQuotes.offered}` });
  const { lineItems } = await request('getCart', {});
  for (const { code } of lineItems) {
    const { queryByRole } = lineOf(code);
    expect(queryByRole('spinbutton') ?? queryByRole('button', { name: /^Remove/ })).toBeNull();
  }
  await expect(request('addToCart', { body: { code: plentiful, quantity: 1 } })).rejects.toMatchObject({
    httpStatus: 400,
  });
  await user.click(await button('Take the offer out'));
  await waitFor(() => expect(lineOf(plentiful).getByRole<HTMLInputElement>('spinbutton').value).toBe('2'));
  expect(await quoteOf(sampleQuotes.offered)).toMatchObject({ status: 'offered' });
});

test('CART-02 a release whose response was lost is made once', async () => {
  await signIn('administrator');
  shop.store.write(withAcceptedQuote(shop.store.read()));
  const { user } = openShop('/en/cart');
  loseResponse(shop, 'releaseQuote');
  await user.click(await button('Take the offer out'));
  await heading('Your cart is empty');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CART-02 a release that the role does not allow says so, and the offer stays', async () => {
  await signIn('administrator');
  shop.store.write(withAcceptedQuote(shop.store.read()));
  const { user } = openShop('/en/cart');
  answerNext(shop, 'releaseQuote', refuse);
  await user.click(await button('Take the offer out'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your role does not allow this.');
  expect((await request('getCart', {})).quoteNumber).toBe(sampleQuotes.offered);
});

test('CART-02 an offer that another tab has taken out is gone from the cart', async () => {
  await signIn('administrator');
  shop.store.write(withAcceptedQuote(shop.store.read()));
  const { user } = openShop('/en/cart');
  const takeOut = await button('Take the offer out');
  await request('releaseQuote', { path });
  await user.click(takeOut);
  await heading('Your cart is empty');
});

test('ORG-01 a colleague cannot accept what somebody else has accepted', async () => {
  await signIn('administrator');
  shop.store.write(withAcceptedQuote(shop.store.read()));
  const { totalPriceForItemsIncVat: total } = await quoteOf(sampleQuotes.offered);
  const state = shop.store.read();
  const linn = Object.values(state.customers).find(({ firstName }) => firstName === 'Linn');
  if (!linn) throw new Error('There is no colleague');
  const approver = { ...linn, role: 'approver' };
  shop.store.write({
    ...state,
    signedIn: linn.customerId,
    customers: { ...state.customers, [linn.customerId]: approver },
  });
  await expect(request('acceptQuote', { path, body: { expectedTotal: total.amount } })).rejects.toMatchObject(
    { httpStatus: 400 },
  );
});

test('ORG-01 a private customer has no quotes and cannot ask for a price', async () => {
  await signIn('private');
  await request('addToCart', { body: { code: plentiful, quantity: 1 } });
  const { visit } = openShop('/en/cart');
  await screen.findByRole('link', { name: 'Go to checkout' });
  expect(screen.queryByRole('button', { name: 'Ask for a price' })).toBeNull();
  await expect(request('createQuote', { body: { message: null } })).rejects.toMatchObject({
    httpStatus: 403,
  });
  visit('/en/account');
  await screen.findByRole('link', { name: 'Orders' });
  expect(screen.queryByRole('link', { name: 'Quotes' })).toBeNull();
});

test('ORG-01 without quotes in the settings there are none anywhere', async () => {
  await signIn('administrator');
  const { quotes: _, ...settings } = await request('getGlobalSettings', {});
  shop.server.use(http.get('*/api/site/global-settings', () => HttpResponse.json(settings)));
  await request('addToCart', { body: { code: plentiful, quantity: 1 } });
  const { visit } = openShop('/en/cart');
  await screen.findByRole('link', { name: 'Go to checkout' });
  expect(screen.queryByRole('button', { name: 'Ask for a price' })).toBeNull();
  visit('/en/account');
  await screen.findByRole('link', { name: 'Orders' });
  expect(screen.queryByRole('link', { name: 'Quotes' })).toBeNull();
});

test('ORG-01 a quote of another organisation is not found', async () => {
  await signIn('administrator');
  openShop(addressOf('Q-9999'));
  await heading('We could not find this quote');
});
