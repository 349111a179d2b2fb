import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withSpendingLimits } from '../../../mocks/scenarios/orders';
import { withAcceptedQuote } from '../../../mocks/scenarios/quotes';
import { recordPayment } from '../../../mocks/behaviours/placedOrders';
import { sampleQuotes } from '../../../mocks/shop/quotes';
import { loseResponse } from '../../../tests/support/loseResponse';
import { checkout, plentiful } from '../../../tests/support/mockCheckout';
import { goToPayment } from '../../../tests/support/openCheckout';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { mockCustomers, signIn } from '../../../tests/support/signIn';

const shop = withShop();
const path = { quoteNumber: sampleQuotes.offered };
const total = async () => (await request('getQuote', { path })).totalPriceForItemsIncVat;
const newest = async () => (await request('getAllOrders', { query: { take: 1 } })).orders[0];
const countOrders = async () => (await request('getAllOrders', { query: {} })).totalOrderCount;
const delivery = { shippingMethod: 'store-oslo', requestedDeliveryDate: null };

/** Accept the offer as a customer with two pieces of another product in the cart. */
async function acceptOffer() {
  await signIn('administrator');
  await request('addToCart', { body: { code: plentiful, quantity: 2 } });
  shop.store.write(withAcceptedQuote(shop.store.read()));
}

test('CHK-04 an accepted offer whose order lost its response is ordered once, and the former cart returns', async () => {
  await acceptOffer();
  const before = await countOrders();
  const { user } = openShop('/en/checkout');
  await goToPayment(user);
  loseResponse(shop, 'createOrder');
  await user.click(await screen.findByRole('button', { name: /^Buy on invoice/ }));
  await screen.findByText(/^Did your order go through/);
  await user.click(
    await screen.findByRole('button', { name: /^(Buy on invoice|Ask for the answer|Try again)/ }),
  );
  await screen.findByRole('heading', { name: 'Thank you for your order' });
  expect(await countOrders()).toBe(before + 1);
  expect((await newest())?.totalPriceForItemsIncVat).toEqual(await total());
  const { quoteNumber, lineItems } = await request('getCart', {});
  expect({ quoteNumber, lines: lineItems.map(({ code, quantity }) => [code, quantity]) }).toEqual({
    quoteNumber: undefined,
    lines: [[plentiful, 2]],
  });
});

test('CHK-04 the checkout shows the offered prices, and the order is placed at them', async () => {
  await acceptOffer();
  const { price } = await request('getCart', {});
  expect(price?.totalPriceForItemsIncVat).toEqual(await total());
  const expectedTotal = price?.totalPrice.amount ?? 0;
  await request('bulkUpdateCart', { body: { lineitems: [], shippingMethod: 'store-oslo' } });
  const { totalPrice } = await request('getCart', {});
  expect(totalPrice?.amount).toBe((await total()).amount);
  await request('createOrder', { body: { ...checkout, delivery, expectedTotal: totalPrice?.amount ?? 0 } });
  expect((await newest())?.totalPrice).toEqual(await total());
  expect(expectedTotal).toBeGreaterThanOrEqual((await total()).amount);
});

test('CHK-06 an offer that is paid online stays in the cart until it is paid', async () => {
  await acceptOffer();
  const payment = { paymentMethod: 'card' };
  const { orderNumber } = await request('createOrder', { body: { ...checkout, delivery, payment } });
  expect((await request('getCart', {})).quoteNumber).toBe(sampleQuotes.offered);
  recordPayment(shop.store, orderNumber, 'paid');
  expect((await request('getCart', {})).numberOfItems).toBe(2);
  expect(await request('getQuote', { path })).toMatchObject({ status: 'accepted', orderNumber });
});

test('CHK-06 an offer that is released before it is paid cancels the unpaid order', async () => {
  await acceptOffer();
  const payment = { paymentMethod: 'card' };
  const { orderNumber } = await request('createOrder', { body: { ...checkout, delivery, payment } });
  await request('releaseQuote', { path });
  expect(await request('getOrder', { path: { orderNumber } })).toMatchObject({ status: 'cancelled' });
  expect(await request('getQuote', { path })).toMatchObject({ status: 'offered' });
});

test('ORG-01 an offer beyond the limit is sent for approval, and keeps its price', async () => {
  await acceptOffer();
  const limits = { orderLimit: 10, monthlyLimit: null };
  shop.store.write(withSpendingLimits(mockCustomers.administrator, limits)(shop.store.read()));
  await request('createOrder', { body: { ...checkout, delivery, forApproval: true } });
  const order = await newest();
  expect(order).toMatchObject({ status: 'awaitingApproval' });
  expect(order?.approval?.currentTotal).toEqual(order?.totalPrice);
  expect(order?.totalPriceForItemsIncVat).toEqual(await total());
});
