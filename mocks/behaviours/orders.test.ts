// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { request } from '../../src/api/request';
import { useMockServer } from '../../tests/support/mockServer';
import { signIn } from '../../tests/support/signIn';
import { catalogue } from '../shop/catalogue/catalogue';
import type { Product } from '../shop/catalogue/product';
import { isParcel } from '../shop/catalogue/specifications';
import { articlesOf } from '../shop/catalogue/variations';
import { findProduct } from '../shop/lines';
import { settlePayment } from './placedOrders';

function articleWhere(isWanted: (product: Product) => boolean): string {
  const product = catalogue().products.find((each) => each.active && !each.hidePrice && isWanted(each));
  if (!product) throw new Error('The catalogue has no such product');
  return articlesOf(product)[0]?.code ?? product.code;
}

const code = articleWhere(({ maxQuantity, stock }) => maxQuantity === null && stock > 30);
const heavy = articleWhere((product) => !isParcel(product));

function productOf(articleCode: string): Product {
  const product = findProduct(articleCode);
  if (!product) throw new Error(`There is no product ${articleCode}`);
  return product;
}

const person = {
  firstName: 'Ingrid',
  lastName: 'Solbakken',
  email: 'ingrid@furulia.example',
  phoneNumber: '',
};
const address = {
  ...person,
  address: 'Storgata 14B',
  city: 'Lillehammer',
  postalCode: '2609',
  countryCode: 'NO',
};
const checkout = {
  contact: person,
  address: { billingAddress: address, deliveryAddress: address },
  delivery: { shippingMethod: 'home', requestedDeliveryDate: '2026-12-01' },
  moreInfo: { title: 'Hytta', description: 'Ring på hos naboen.' },
  payment: { paymentMethod: 'invoice' },
};
const byCard = { ...checkout, payment: { paymentMethod: 'card' } };

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
      requestedDeliveryDate: '2026-12-01',
      paymentMethod: 'Faktura',
      status: 'received',
      shippingAddress: { countryName: 'Norge' },
    });
    expect(order.totalFreightPrice.amount).toBe(792);
    const { orders } = await request('getAllOrders', { query: {} });
    expect(orders[0]?.orderNumber).toBe(orderNumber);
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
    settlePayment(shop.store, orderNumber, 'paid');
    expect([await statusOf(orderNumber), await itemsInCart()]).toEqual(['received', 0]);
  });

  it('CHK-06 what was put into the cart meanwhile stays', async () => {
    await signIn('private');
    const { orderNumber } = await orderByCard('one');
    await fill(3);
    settlePayment(shop.store, orderNumber, 'paid');
    expect(await itemsInCart()).toBe(3);
  });

  it('CHK-06 declined it is cancelled, with the cart as it was, and nothing settles it again', async () => {
    await signIn('private');
    const { orderNumber } = await orderByCard('one');
    settlePayment(shop.store, orderNumber, 'declined');
    expect([await statusOf(orderNumber), await itemsInCart()]).toEqual(['cancelled', 2]);
    settlePayment(shop.store, orderNumber, 'paid');
    expect([await statusOf(orderNumber), await itemsInCart()]).toEqual(['cancelled', 2]);
  });

  it('CHK-06 the same key leads to where the order is by then', async () => {
    await signIn('private');
    const first = await orderByCard('one');
    const again = () => request('createOrder', { body: byCard, headers: { 'Idempotency-Key': 'one' } });
    expect(await again()).toEqual(first);
    settlePayment(shop.store, first.orderNumber, 'declined');
    expect((await again()).redirectUrl).toBe(`/no/kasse?orderNumber=${first.orderNumber}&payment=declined`);
    const second = await orderByCard('two');
    settlePayment(shop.store, second.orderNumber, 'paid');
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
    settlePayment(shop.store, left.orderNumber, 'paid');
    settlePayment(shop.store, paid.orderNumber, 'paid');
    expect([await statusOf(left.orderNumber), await statusOf(paid.orderNumber), await itemsInCart()]).toEqual(
      ['cancelled', 'received', 0],
    );
  });
});

describe('order history', () => {
  useMockServer();

  it('DEV-03 5,000 orders page by page, newest first', async () => {
    await signIn('manyOrders');
    const { orders, totalOrderCount, years } = await request('getAllOrders', { query: { take: 3 } });
    expect(totalOrderCount).toBe(5000);
    expect(years?.[0]).toBe(2026);
    const dates = orders.map(({ orderDate }) => orderDate);
    expect(dates).toEqual([...dates].sort().reverse());
    const last = await request('getAllOrders', { query: { skip: 4999, take: 3 } });
    expect(last.orders).toHaveLength(1);
  });

  it('DEV-03 a year’s orders are those of that year', async () => {
    await signIn('manyOrders');
    const { years = [] } = await request('getAllOrders', { query: { take: 1 } });
    const histories = await Promise.all(
      years.map((year) => request('getAllOrders', { query: { year, take: 2 } })),
    );
    expect(histories.reduce((sum, { totalOrderCount }) => sum + totalOrderCount, 0)).toBe(5000);
    histories.forEach(({ orders }, index) =>
      orders.forEach(({ orderDate }) => expect(orderDate.slice(0, 4)).toBe(String(years[index]))),
    );
  });

  it('DEV-03 an order is found by its number, by its customer only', async () => {
    await signIn('manyOrders');
    const { orders } = await request('getAllOrders', { query: { skip: 2500, take: 1 } });
    const orderNumber = orders[0]?.orderNumber ?? '';
    expect(await request('getOrder', { path: { orderNumber } })).toEqual(orders[0]);
    await signIn('private');
    await expect(request('getOrder', { path: { orderNumber } })).rejects.toMatchObject({ httpStatus: 404 });
  });

  it('DEV-03 the orders of seven years and more have a believable life', async () => {
    await signIn('manyOrders');
    const { orders } = await request('getAllOrders', { query: { take: 96 } });
    const statuses = orders.map(({ status = '' }) => status);
    expect(new Set(statuses)).toEqual(
      new Set(['received', 'processing', 'shipped', 'delayed', 'delivered', 'partlyReturned', 'cancelled']),
    );
    expect(statuses[0]).toBe('received');
    for (const { orderDate, statusDate = '', status = '', expectedDeliveryDate, orderItems } of orders) {
      expect(statusDate >= orderDate).toBe(true);
      expect(expectedDeliveryDate === undefined).toBe(
        ['delivered', 'partlyReturned', 'cancelled'].includes(status),
      );
      const returned = orderItems.filter(
        ({ returnedQuantity, quantity }) => (returnedQuantity ?? 0) <= quantity,
      );
      expect(returned).toHaveLength(orderItems.length);
      expect(orderItems.some(({ returnedQuantity }) => returnedQuantity)).toBe(status === 'partlyReturned');
    }
    expect(orders.some(({ note }) => note)).toBe(true);
  });

  it('DEV-03 the sums of an order add up, and delivery fits the goods', async () => {
    for (const kind of ['private', 'manyOrders'] as const) {
      await signIn(kind);
      const { orders } = await request('getAllOrders', { query: { take: 40 } });
      for (const order of orders) {
        const { totalPrice, totalPriceForItems, totalFreightPrice, totalVat } = order;
        const sum = totalPriceForItems.amount + totalFreightPrice.amount + (totalVat?.amount ?? NaN);
        expect(sum).toBeCloseTo(totalPrice.amount, 2);
        if (order.shippingMethod === 'Pakke til hentested')
          for (const { code } of order.orderItems) expect(isParcel(productOf(code))).toBe(true);
      }
    }
  });

  it('DEV-03 a new customer has none', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    expect(await request('getAllOrders', { query: {} })).toEqual({
      orders: [],
      totalOrderCount: 0,
      years: [],
    });
  });
});

describe('an order is a record', () => {
  const shop = useMockServer();

  const anyOrder = async () => (await request('getAllOrders', { query: { take: 1, skip: 3 } })).orders[0];

  it('ORD-03 another address, profile or market changes nothing in it but the words', async () => {
    await signIn('private');
    const before = await anyOrder();
    await request('updateCustomer', {
      body: { ...person, firstName: 'Inga', email: 'inga@furulia.example' },
    });
    for (const id of ['A-1-D', 'A-2', 'A-1']) await request('deleteAddress', { body: { id } });
    expect(await anyOrder()).toEqual(before);
    const path = { orderNumber: before?.orderNumber ?? '' };
    const swedish = await request('getOrder', { path, headers: { 'Content-Language': 'sv' } });
    expect(swedish.totalPrice).toEqual(before?.totalPrice);
    expect(swedish.orderItems.map(({ price }) => price)).toEqual(
      before?.orderItems.map(({ price }) => price),
    );
    expect(swedish.orderItems[0]?.item.url).toMatch(/^\/sv\//);
  });

  it('ORD-03 a placed order keeps the price, the address and the buyer of its moment', async () => {
    await signIn('private');
    await request('addToCart', { body: { code, quantity: 2 } });
    const { orderNumber } = await request('createOrder', { body: checkout });
    const before = await request('getOrder', { path: { orderNumber } });
    expect(before.placedBy).toEqual({ customerId: 'C-1001', firstName: 'Ingrid', lastName: 'Solbakken' });
    expect(before.expectedDeliveryDate).toBeDefined();
    await request('updateCustomer', { body: { ...person, lastName: 'Berg' } });
    expect(await request('getOrder', { path: { orderNumber } })).toEqual(before);
  });

  it('ORD-03 a placed order goes on by itself until it is delivered', async () => {
    await signIn('private');
    await request('addToCart', { body: { code, quantity: 1 } });
    const { orderNumber } = await request('createOrder', { body: checkout });
    vi.useFakeTimers({ toFake: ['Date'] });
    const after = async (hours: number) => {
      vi.advanceTimersByTime(hours * 3_600_000);
      return (await request('getOrder', { path: { orderNumber } })).status;
    };
    try {
      expect(await after(0.5)).toBe('received');
      expect(await after(1)).toBe('processing');
      expect(await after(24)).toBe('shipped');
      expect(await after(24 * 100)).toBe('delivered');
    } finally {
      vi.useRealTimers();
    }
  });

  it('DEV-03 the stock falls with an order, and comes back when it is cancelled', async () => {
    await signIn('private');
    const inStock = async () => {
      const cart = await request('getCart', {});
      return cart.lineItems.find((line) => line.code === code)?.inStockQuantity ?? NaN;
    };
    await request('addToCart', { body: { code, quantity: 1 } });
    const before = await inStock();
    expect(before).toBeGreaterThan(3);
    await request('updateCart', { body: { code, quantity: 3 } });
    const { orderNumber } = await request('createOrder', { body: byCard });
    expect(await inStock()).toBe(before - 3);
    settlePayment(shop.store, orderNumber, 'declined');
    expect(await inStock()).toBe(before);
  });
});

describe('the orders of an organisation', () => {
  useMockServer();

  const history = () => request('getAllOrders', { query: { take: 96 } });

  it('ORD-03 its administrator sees those of every user and who placed them; a user sees their own', async () => {
    await signIn('withoutRole');
    const own = await history();
    expect(own.totalOrderCount).toBe(3);
    await signIn('administrator');
    const all = await history();
    expect(all.totalOrderCount).toBe(45);
    const buyers = new Set(all.orders.map(({ placedBy }) => placedBy?.firstName));
    expect(buyers).toEqual(new Set(['Åse', 'Mattias']));
    const dates = all.orders.map(({ orderDate }) => orderDate);
    expect(dates).toEqual([...dates].sort().reverse());
    const [his] = own.orders;
    const found = await request('getOrder', { path: { orderNumber: his?.orderNumber ?? '' } });
    expect(found.placedBy?.firstName).toBe('Mattias');
  });

  it('ORD-03 what a user ordered stays with the organisation when the user is deleted', async () => {
    await signIn('withoutRole');
    await request('addToCart', { body: { code, quantity: 1 } });
    const { orderNumber } = await request('createOrder', { body: checkout });
    await signIn('administrator');
    await request('deleteCustomer', { query: { customerId: 'C-2002' } });
    const order = await request('getOrder', { path: { orderNumber } });
    expect(order.placedBy).toEqual({ customerId: 'C-2002', firstName: 'Mattias', lastName: 'Ek' });
    await signIn('private');
    await expect(request('getOrder', { path: { orderNumber } })).rejects.toMatchObject({ httpStatus: 404 });
  });
});
