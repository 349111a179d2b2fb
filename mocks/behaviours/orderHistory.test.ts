// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { request } from '../../tests/support/request';
import { byCard, checkout, person, plentiful as code } from '../../tests/support/mockCheckout';
import { useMockServer } from '../../tests/support/mockServer';
import { signIn } from '../../tests/support/signIn';
import type { Product } from '../shop/catalogue/product';
import { isParcel } from '../shop/catalogue/specifications';
import { findProduct } from '../shop/lines';
import { recordPayment } from './placedOrders';

function productOf(articleCode: string): Product {
  const product = findProduct(articleCode);
  if (!product) throw new Error(`There is no product ${articleCode}`);
  return product;
}

describe('order history', () => {
  useMockServer();

  it('DEV-03 5,000 orders page by page, newest first', async () => {
    await signIn('manyOrders');
    const { orders, totalOrderCount, years } = await request('getAllOrders', { query: { take: 3 } });
    expect(totalOrderCount).toBe(5000);
    const newest = Date.parse(orders[0]?.orderDate ?? '');
    expect(Date.now() - newest).toBeLessThan(3 * 86_400_000);
    expect(years?.[0]).toBe(new Date(newest).getUTCFullYear());
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

  it('DEV-03 nothing is expected in the past: an order under way is delivered when its day has come', async () => {
    await signIn('administrator');
    const today = new Date().toISOString().slice(0, 10);
    const history = () => request('getAllOrders', { query: { take: 8 } });
    const expected = (await history()).orders.flatMap(
      ({ expectedDeliveryDate = [] }) => expectedDeliveryDate,
    );
    expect(expected.length).toBeGreaterThan(4);
    for (const day of expected) expect(day > today, day).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.advanceTimersByTime(90 * 86_400_000);
      const later = (await history()).orders;
      expect(later.filter(({ expectedDeliveryDate }) => expectedDeliveryDate)).toEqual([]);
      expect(later[0]).toMatchObject({ status: 'delivered', statusDate: `${expected[0]}T12:00:00.000Z` });
    } finally {
      vi.useRealTimers();
    }
  });

  it('DEV-03 the sums of an order add up, and delivery fits the goods', async () => {
    for (const kind of ['private', 'manyOrders'] as const) {
      await signIn(kind);
      const { orders } = await request('getAllOrders', { query: { take: 40 } });
      for (const order of orders) {
        const { totalPrice, totalPriceForItems, totalFreightPrice, totalVat } = order;
        const sum = totalPriceForItems.amount + totalFreightPrice.amount + (totalVat?.amount ?? NaN);
        expect(sum).toBeCloseTo(totalPrice.amount, 2);
      }
      const collected = orders.filter(({ shippingMethod }) => shippingMethod === 'Pakke til hentested');
      for (const { code } of collected.flatMap(({ orderItems }) => orderItems))
        expect(isParcel(productOf(code))).toBe(true);
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
    recordPayment(shop.store, orderNumber, 'declined');
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
    await signIn('buyer');
    await request('addToCart', { body: { code, quantity: 1 } });
    const { orderNumber } = await request('createOrder', { body: checkout });
    await signIn('administrator');
    await request('deleteCustomer', { query: { customerId: 'C-2003' } });
    const order = await request('getOrder', { path: { orderNumber } });
    expect(order.placedBy).toEqual({ customerId: 'C-2003', firstName: 'Linn', lastName: 'Haugen' });
    await signIn('private');
    await expect(request('getOrder', { path: { orderNumber } })).rejects.toMatchObject({ httpStatus: 404 });
  });
});
