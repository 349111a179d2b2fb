import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import { articlesOf } from '../../../../mocks/shop/catalogue/variations';
import { isForSale } from '../../../../mocks/shop/lines';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { useMockServer as withMockShop } from '../../../../tests/support/mockServer';
import { signIn } from '../../../../tests/support/signIn';
import { getCustomerQuery } from '../../../api/generated/queries';
import { createQueryClient } from '../../../api/queryClient';
import { bulkUpdateCart } from '../../../api/generated/calls';
import { request } from '../../../../tests/support/request';
import { createTranslate } from '../../../i18n/translate';
import { addImported, currentOrder, openOrder } from '../rows/orderStore';
import { filledRows } from '../rows/orderRow';
import { sendOrder } from './sendOrder';

const shop = withMockShop();
const t = createTranslate({}, 'en');
const codes = catalogue()
  .products.flatMap(articlesOf)
  .filter((article) => isForSale(article) && article.product.maxQuantity === null)
  .map(({ code }) => code);

async function openWith(rows: readonly (readonly [code: string, quantity: string])[]) {
  await signIn('administrator');
  const client = createQueryClient();
  const customer = await client.fetchQuery(getCustomerQuery());
  openOrder(customer?.id ?? '');
  const imported = rows.map(([code, quantity], index) => ({ code, quantity, row: index + 1 }));
  addImported({ rows: imported, headingRows: [], assumedQuantity: null }, 'order.csv');
  return client;
}

beforeEach(() => window.sessionStorage.clear());

const left = () => filledRows(currentOrder().rows);
const sent = () => shop.calls.filter(({ operationId }) => operationId === 'bulkUpdateCart');
const pieces = async () =>
  Object.fromEntries((await request('getCart', {})).lineItems.map((line) => [line.code, line.quantity]));
const [first = '', second = '', third = ''] = codes;

describe('QORD-01 sending', () => {
  test('QORD-01 2,000 rows go some hundred at a time; what the cart has no room for stays with its reason', async () => {
    const rows = codes.slice(0, 2000).map((code) => [code, '1'] as const);
    const client = await openWith(rows);
    await sendOrder(client, bulkUpdateCart, t);
    expect(sent()).toHaveLength(Math.ceil(rows.length / 250));
    const added = Object.keys(await pieces()).length;
    expect(added).toBeGreaterThan(900);
    expect(left().every(({ problem }) => problem?.outcome === 'notAdded')).toBe(true);
    expect(left()[0]?.problem?.reason).toContain('990');
    expect(currentOrder().report).toHaveLength(rows.length);
  });

  test('QORD-01 what the contract cannot carry is refused here, and refuses no other row', async () => {
    const client = await openWith([
      ['', '3'],
      ['x'.repeat(101), '1'],
      [first, '2'],
    ]);
    await sendOrder(client, bulkUpdateCart, t);
    expect(left().map(({ problem }) => problem?.reason)).toEqual([
      'Code cannot be empty',
      'Article number can have at most 18 characters',
    ]);
    expect(await pieces()).toMatchObject({ [first]: 2 });
  });

  test('QORD-01 what was added is reported to the data layer once', async () => {
    const client = await openWith([
      [first, '2'],
      ['999999', '1'],
    ]);
    window.dataLayer = [];
    await sendOrder(client, bulkUpdateCart, t);
    const events = window.dataLayer.filter((entry) => entry['event'] === 'add_to_cart');
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events[0])).toContain(`"item_id":"${first}"`);
    expect(JSON.stringify(events[0])).toContain('"quantity":2');
  });
});

test('ANA-01 the event of a quick order has name, brand and price of the lines of the cart', async () => {
  const client = await openWith([[first, '2']]);
  window.dataLayer = [];
  await sendOrder(client, bulkUpdateCart, t);
  const [line] = (await request('getCart', {})).lineItems;
  const { name, brand } = line?.item ?? {};
  expect(window.dataLayer.at(-1)?.['ecommerce']).toMatchObject({
    items: [{ item_id: first, item_name: name, item_brand: brand, price: line?.price?.priceExVat.amount }],
  });
});

describe('QORD-01 a response that is lost', () => {
  test('QORD-01 rows that the cart holds leave, and are not sent again', async () => {
    const client = await openWith([
      [first, '2'],
      [second, '3'],
    ]);
    loseResponse(shop, 'bulkUpdateCart');
    await sendOrder(client, bulkUpdateCart, t);
    expect(currentOrder().failure).toEqual({ kind: 'compared', added: 2, left: 0 });
    expect(left()).toEqual([]);
    expect(await pieces()).toMatchObject({ [first]: 2, [second]: 3 });
  });

  test('QORD-01 rows that it does not hold stay marked; what arrives late is not sent twice', async () => {
    const client = await openWith([
      [first, '2'],
      [second, '3'],
    ]);
    loseResponse(shop, 'bulkUpdateCart', false);
    await sendOrder(client, bulkUpdateCart, t);
    expect(currentOrder().failure).toEqual({ kind: 'compared', added: 0, left: 2 });
    expect(left().map(({ sentAt }) => sentAt)).toEqual([0, 0]);
    await request('addMultipleToCart', { body: [{ code: first, quantity: '2' }] });
    await sendOrder(client, bulkUpdateCart, t);
    expect(left()).toEqual([]);
    expect(await pieces()).toMatchObject({ [first]: 2, [second]: 3 });
  });

  test('QORD-01 a number that neither outcome gives stays, and names both', async () => {
    const client = await openWith([[first, '2']]);
    loseResponse(shop, 'bulkUpdateCart', false);
    await sendOrder(client, bulkUpdateCart, t);
    await request('addMultipleToCart', { body: [{ code: first, quantity: '1' }] });
    await sendOrder(client, bulkUpdateCart, t);
    expect(left()[0]?.problem?.reason).toContain('had 0 before and has 1 now');
    expect(await pieces()).toMatchObject({ [first]: 1 });
  });

  test('QORD-01 without a cart to compare with nothing is sent, or said to be known', async () => {
    const client = await openWith([[third, '2']]);
    shop.server.use(http.get('*/api/cart', () => new HttpResponse(null, { status: 403 })));
    await sendOrder(client, bulkUpdateCart, t);
    expect(currentOrder().failure).toEqual({ kind: 'notSent' });
    expect(sent()).toHaveLength(0);
    shop.server.resetHandlers();
    let fetched = 0;
    loseResponse(shop, 'bulkUpdateCart');
    shop.server.use(
      http.get('*/api/cart', () => {
        fetched += 1;
        return fetched === 1 ? undefined : new HttpResponse(null, { status: 403 });
      }),
    );
    await sendOrder(client, bulkUpdateCart, t);
    expect(currentOrder().failure).toEqual({ kind: 'unknown' });
    expect(left().map(({ sentAt }) => sentAt)).toEqual([0]);
    // A reload preserves the sent mark.
    openOrder(currentOrder().owner ?? '');
    expect(left().map(({ sentAt }) => sentAt)).toEqual([0]);
    shop.server.resetHandlers();
    await sendOrder(client, bulkUpdateCart, t);
    expect(left()).toEqual([]);
    expect(await pieces()).toMatchObject({ [third]: 2 });
  });
});
