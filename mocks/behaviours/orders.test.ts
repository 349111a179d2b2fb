// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from '../../tests/support/request';
import { articleWhere, byCard, checkout, plentiful as code } from '../../tests/support/mockCheckout';
import { useMockServer } from '../../tests/support/mockServer';
import { signIn } from '../../tests/support/signIn';
import { isParcel } from '../shop/catalogue/specifications';
import { recordPayment } from './placedOrders';

const heavy = articleWhere((product) => !isParcel(product));

describe('placing an order', () => {
  useMockServer();

  it('DEV-03 the order holds what was in the cart, which is empty then', async () => {
    await signIn('private');
    await request('addToCart', { body: { code, quantity: 2 } });
    const { orderNumber, redirectUrl } = await request('createOrder', { body: checkout });
    expect(redirectUrl).toBe(`/no/ordrebekreftelse?orderNumber=${orderNumber}`);
    expect((await request('getCart', {})).numberOfItems).toBe(0);
    const order = await request('getOrder', { path: { orderNumber } });
    expect(order).toMatchObject({
      numberOfItems: 2,
      note: checkout.moreInfo,
      paymentMethod: 'Faktura',
      status: 'received',
      shippingAddress: { countryName: 'Norge' },
    });
    expect(order.totalFreightPrice.amount).toBe(792);
    const { orders } = await request('getAllOrders', { query: {} });
    expect(orders[0]?.orderNumber).toBe(orderNumber);
  });

  it('DEV-03 an order that is collected names the shop, of its own market only', async () => {
    await signIn('private');
    await request('addToCart', { body: { code, quantity: 1 } });
    const delivery = { shippingMethod: 'store-bergen', requestedDeliveryDate: null };
    const { orderNumber } = await request('createOrder', { body: { ...checkout, delivery } });
    expect(await request('getOrder', { path: { orderNumber } })).toMatchObject({
      shippingMethod: 'Hent hos Furulia Bergen',
      collectionAddress: { name: 'Furulia Bergen', address: 'Sjøhusgaten 14', postalCode: '5035' },
      shippingAddress: { city: 'Lillehammer' },
    });
    await request('addToCart', { body: { code, quantity: 1 } });
    const swedish = { ...delivery, shippingMethod: 'store-stockholm' };
    await expect(request('createOrder', { body: { ...checkout, delivery: swedish } })).rejects.toMatchObject({
      inputErrors: [{ field: 'delivery.shippingMethod' }],
    });
  });

  it('DEV-03 an empty cart orders nothing', async () => {
    await signIn('private');
    await expect(request('createOrder', { body: checkout })).rejects.toMatchObject({ httpStatus: 400 });
  });

  it('DEV-03 the shipping method must be one of the cart’s', async () => {
    await signIn('private');
    await request('addToCart', { body: { code: heavy, quantity: 1 } });
    for (const shippingMethod of ['drone', 'parcel']) {
      const delivery = { ...checkout.delivery, shippingMethod };
      await expect(request('createOrder', { body: { ...checkout, delivery } })).rejects.toMatchObject({
        inputErrors: [{ field: 'delivery.shippingMethod' }],
      });
    }
  });
});

describe('the day of delivery', () => {
  useMockServer();
  afterEach(() => void vi.useRealTimers());

  const orderAt = async (moment: string, requestedDeliveryDate: string | null) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    await signIn('private');
    await request('addToCart', { body: { code, quantity: 2 } });
    const delivery = { ...checkout.delivery, requestedDeliveryDate };
    const { orderNumber } = await request('createOrder', { body: { ...checkout, delivery } });
    return request('getOrder', { path: { orderNumber } });
  };

  // In Oslo it is 00:30 on 11 December; delivery takes five days.
  it.each([
    ['2026-12-15', 'too early'],
    ['2026-12-19', 'a Saturday'],
    ['2026-12-25', 'a holiday'],
    ['2027-06-15', 'too late'],
    ['2020-01-07', 'past'],
  ])('CHK-02 an order for %s is refused: %s', async (day) => {
    await expect(orderAt('2026-12-10T23:30:00Z', day)).rejects.toMatchObject({
      httpStatus: 400,
      inputErrors: [{ field: 'delivery.requestedDeliveryDate' }],
    });
  });

  it.each([
    ['2026-12-16', '2026-12-16'],
    ['2027-06-14', '2027-06-14'],
    [null, '2026-12-16'],
  ])('CHK-02 an order for %s is expected on %s', async (requested, expected) => {
    const order = await orderAt('2026-12-10T23:30:00Z', requested);
    expect([order.requestedDeliveryDate ?? null, order.expectedDeliveryDate]).toEqual([requested, expected]);
  });

  it('CHK-02 without a chosen day no order is expected on a holiday', async () => {
    expect((await orderAt('2026-12-19T23:30:00Z', null)).expectedDeliveryDate).toBe('2026-12-28');
  });

  it('ORD-01 an order of New Year’s night has the year that it is in the shop', async () => {
    const order = await orderAt('2026-12-31T23:30:00Z', null);
    expect(order.orderNumber).toMatch(/^F-2027-/);
    const ofYear = async (year: number) =>
      (await request('getAllOrders', { query: { year } })).orders.some(
        ({ orderNumber }) => orderNumber === order.orderNumber,
      );
    expect([await ofYear(2026), await ofYear(2027)]).toEqual([false, true]);
  });
});

describe('the name a customer gives an order', () => {
  useMockServer();

  const order = (key: string, body: typeof checkout = checkout) =>
    request('createOrder', { body, headers: { 'Idempotency-Key': key } });
  const fill = (quantity: number) => request('addToCart', { body: { code, quantity } });
  const orderCount = async () => (await request('getAllOrders', { query: {} })).totalOrderCount;

  it('CHK-04 the same key answers with the same order, also after the cart has changed', async () => {
    await signIn('private');
    const before = await orderCount();
    await fill(2);
    const first = await order('one');
    expect(await order('one')).toEqual(first);
    await fill(5);
    expect(await order('one')).toEqual(first);
    expect(await orderCount()).toBe(before + 1);
    expect((await request('getCart', {})).numberOfItems).toBe(5);
  });

  it('CHK-04 another key, and none at all, is another order', async () => {
    await signIn('private');
    await fill(1);
    const first = await order('one');
    await fill(1);
    expect((await order('two')).orderNumber).not.toBe(first.orderNumber);
    await fill(1);
    const unnamed = await request('createOrder', { body: checkout });
    await fill(1);
    expect(await request('createOrder', { body: checkout })).not.toEqual(unnamed);
  });

  it('CHK-04 customers do not share their keys', async () => {
    await signIn('private');
    await fill(1);
    const hers = await order('one');
    await signIn('administrator');
    await fill(3);
    const { orderNumber } = await order('one');
    expect(orderNumber).not.toBe(hers.orderNumber);
    expect((await request('getOrder', { path: { orderNumber } })).numberOfItems).toBe(3);
  });
});

describe('an order with a payment page', () => {
  const shop = useMockServer();

  const fill = (quantity: number) => request('addToCart', { body: { code, quantity } });
  const statusOf = async (orderNumber: string) =>
    (await request('getOrder', { path: { orderNumber } })).status;
  const itemsInCart = async () => (await request('getCart', {})).numberOfItems;

  async function orderByCard(key: string) {
    await fill(2);
    return request('createOrder', { body: byCard, headers: { 'Idempotency-Key': key } });
  }

  it('CHK-06 waits, and the cart is there until it is paid', async () => {
    await signIn('private');
    const { orderNumber, redirectUrl } = await orderByCard('one');
    expect(redirectUrl).toBe(`/mock-payment/${orderNumber}?route=no`);
    expect([await statusOf(orderNumber), await itemsInCart()]).toEqual(['awaitingPayment', 2]);
    const paymentUrl = async () => (await request('getOrder', { path: { orderNumber } })).paymentUrl;
    expect(await paymentUrl()).toBe(redirectUrl);
    recordPayment(shop.store, orderNumber, 'paid');
    expect([await statusOf(orderNumber), await itemsInCart()]).toEqual(['received', 0]);
    expect(await paymentUrl()).toBeUndefined();
  });

  it('CHK-06 what was put into the cart meanwhile stays', async () => {
    await signIn('private');
    const { orderNumber } = await orderByCard('one');
    await fill(3);
    recordPayment(shop.store, orderNumber, 'paid');
    expect(await itemsInCart()).toBe(3);
  });

  it('CHK-06 declined it is cancelled, with the cart as it was, and nothing settles it again', async () => {
    await signIn('private');
    const { orderNumber } = await orderByCard('one');
    recordPayment(shop.store, orderNumber, 'declined');
    expect([await statusOf(orderNumber), await itemsInCart()]).toEqual(['cancelled', 2]);
    recordPayment(shop.store, orderNumber, 'paid');
    expect([await statusOf(orderNumber), await itemsInCart()]).toEqual(['cancelled', 2]);
  });

  it('CHK-06 the same key leads to where the order is by then', async () => {
    await signIn('private');
    const first = await orderByCard('one');
    const again = () => request('createOrder', { body: byCard, headers: { 'Idempotency-Key': 'one' } });
    expect(await again()).toEqual(first);
    recordPayment(shop.store, first.orderNumber, 'declined');
    expect((await again()).redirectUrl).toBe(`/no/kasse?orderNumber=${first.orderNumber}&payment=declined`);
    const second = await orderByCard('two');
    recordPayment(shop.store, second.orderNumber, 'paid');
    const { redirectUrl } = await request('createOrder', {
      body: byCard,
      headers: { 'Idempotency-Key': 'two' },
    });
    expect(redirectUrl).toBe(`/no/ordrebekreftelse?orderNumber=${second.orderNumber}`);
  });

  it('CHK-06 another order takes the place of one that was never paid', async () => {
    await signIn('private');
    const left = await orderByCard('one');
    const paid = await orderByCard('two');
    expect(await statusOf(left.orderNumber)).toBe('cancelled');
    recordPayment(shop.store, left.orderNumber, 'paid');
    recordPayment(shop.store, paid.orderNumber, 'paid');
    expect([await statusOf(left.orderNumber), await statusOf(paid.orderNumber), await itemsInCart()]).toEqual(
      ['cancelled', 'received', 0],
    );
  });
});
