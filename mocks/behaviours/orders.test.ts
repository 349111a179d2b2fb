// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { request } from '../../src/api/request';
import { useMockServer } from '../../tests/support/mockServer';
import { signIn } from '../../tests/support/signIn';
import { catalogue } from '../shop/catalogue/catalogue';
import { articlesOf } from '../shop/catalogue/variations';

const product = catalogue().products.find(({ active, hidePrice }) => active && !hidePrice);
const code = (product && articlesOf(product)[0]?.code) ?? '';

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
  payment: { paymentMethod: 'card' },
};

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
      paymentMethod: 'Kort',
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

  it('DEV-03 the shipping method must be one of the settings’', async () => {
    await signIn('private');
    await request('addToCart', { body: { code, quantity: 1 } });
    const delivery = { ...checkout.delivery, shippingMethod: 'drone' };
    await expect(request('createOrder', { body: { ...checkout, delivery } })).rejects.toMatchObject({
      inputErrors: [{ field: 'delivery.shippingMethod' }],
    });
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

  it('DEV-03 a new customer has none', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    expect(await request('getAllOrders', { query: {} })).toEqual({
      orders: [],
      totalOrderCount: 0,
      years: [],
    });
  });
});
