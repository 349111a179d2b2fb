// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startApiServer } from '../../tests/support/apiServer';
import { outcomeOf } from './envelope';
import * as change from './generated/calls';
import { request } from '../../tests/support/request';

// These bodies are not responses of the contract.
vi.mock('./checkResponse');

const server = await startApiServer();

const newAddress = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  address: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  countryCode: 'NO',
  email: 'kari@example.no',
  phoneNumber: '22334455',
};
const item = { code: '100412-03', quantity: 2, getPrice: true };
const lineitems = [{ code: '100412-03', quantity: '2' }];
const listName = 'Stue';

it.each([
  ['addToCart', () => change.addToCart({ body: item }), 'POST /api/cart', item],
  ['updateCart', () => change.updateCart({ body: item }), 'PUT /api/cart', item],
  [
    'bulkUpdateCart',
    () => change.bulkUpdateCart({ body: { lineitems } }),
    'PUT /api/cart/bulk',
    { lineitems },
  ],
  [
    'updateFavorites',
    () => change.updateFavorites({ body: { listName, items: [{ code: '100412-03' }] } }),
    'PUT /api/favorites',
    { listName, items: [{ code: '100412-03' }] },
  ],
  [
    'changeFavoriteListName',
    () => change.changeFavoriteListName({ body: { listName, newListName: 'Gang' } }),
    'PUT /api/favorites/changeName',
    { listName, newListName: 'Gang' },
  ],
  [
    'deleteFavoriteList',
    () => change.deleteFavoriteList({ body: { listName } }),
    'DELETE /api/favorites/lists',
    { listName },
  ],
  [
    'updateAddress',
    () => change.updateAddress({ body: { id: 'a1', newAddress } }),
    'PUT /api/customer/update-address',
    { id: 'a1', newAddress },
  ],
])('CALL-11 %s sends the documented payload', async (_, call, line, body) => {
  await call();
  const [received] = server.received;
  expect(`${received?.method} ${received?.url}`).toBe(line);
  expect(JSON.parse(received?.body ?? '')).toEqual(body);
});

it('CHK-04 createOrder sends the Idempotency-Key that it is given, and none of its own', async () => {
  const contact = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no', phoneNumber: '' };
  const body = {
    contact,
    address: { billingAddress: newAddress, deliveryAddress: newAddress },
    delivery: { shippingMethod: 'home', requestedDeliveryDate: null },
    moreInfo: { title: null, description: null },
    payment: { paymentMethod: 'card' },
  };
  await change.createOrder({ body, headers: { 'Idempotency-Key': 'order-7f3a' } });
  await change.createOrder({ body });
  expect(server.received).toMatchObject([
    { method: 'POST', url: '/api/order/', headers: { 'idempotency-key': 'order-7f3a' } },
    { method: 'POST', url: '/api/order/' },
  ]);
  expect(server.received[1]?.headers).not.toHaveProperty('idempotency-key');
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(body);
});

it('CALL-11 DELETE cart has no body and answers with none', async () => {
  server.reply = () => ({ status: 204 });
  expect(await change.deleteCart()).toBeNull();
  expect(server.received).toMatchObject([{ method: 'DELETE', url: '/api/cart', body: '' }]);
});

it('CALL-11 translations are a map from key to text', async () => {
  server.reply = () => ({ body: { 'listing.showing': 'Viser {0} av {1}' } });
  const translations = await request('getTranslations', {});
  expect(translations['listing.showing']).toBe('Viser {0} av {1}');
});

it('CALL-11 a code search answers with results and numberOfHits', async () => {
  server.reply = () => ({ body: { results: [], numberOfHits: 0 } });
  const { results, numberOfHits } = await request('variationCodeSearch', { query: { query: '1004' } });
  expect([results, numberOfHits]).toEqual([[], 0]);
});

it('CALL-11 a listing yields a success flag plus data', async () => {
  server.reply = () => ({ body: { result: [], facets: [], sorters: [], numberOfHits: 0 } });
  const listing = await outcomeOf(request('getCategoryProducts', { path: { id: '12' } }));
  expect(listing).toMatchObject({
    isSuccess: true,
    data: { numberOfHits: 0, facets: [], sorters: [], result: [] },
  });
});
