// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleResponse } from '../../tests/support/exampleResponse';
import { checkResponse } from './checkResponse';

const reporter = vi.fn();
beforeEach(() => {
  reporter.mockClear();
  window.exceptionReporter = reporter;
});
afterEach(() => {
  delete window.exceptionReporter;
});

const reports = () => reporter.mock.calls.map(([error]) => (error as Error).message);

it('CALL-05 a valid response is unchanged and not reported', () => {
  const { body } = exampleResponse('getPage', 'productPageSignedIn');
  const before = structuredClone(body);
  checkResponse('getPage', body);
  expect(body).toEqual(before);
  expect(reports()).toEqual([]);
});

it('CALL-05 a null leaves its list, at any depth; one report names operation and places', () => {
  const item = { id: 'a', title: 'Sofa', url: null };
  const response = { mainNavigation: [null, { ...item, children: [item, null] }] };
  checkResponse('getSiteStructure', response);
  expect(response).toEqual({ mainNavigation: [{ ...item, children: [item] }] });
  expect(reports()).toEqual([
    'getSiteStructure departs from the contract: /mainNavigation/0 is null, /mainNavigation/1/children/1 is null',
  ]);
});

it('CALL-05 a missing list of a page is empty and reported', () => {
  const response = { pageType: 'StartPage', breadcrumb: 'Home' };
  checkResponse('getPage', response);
  expect(response).toEqual({ pageType: 'StartPage', breadcrumb: [], contentArea: [] });
  expect(reports()).toEqual([
    'getPage departs from the contract: /breadcrumb is missing, /contentArea is missing',
  ]);
});

it('CALL-05 a text that is an object is empty at any depth, and an object leaves a list of texts', () => {
  const item = { code: '1', elNumber: {} };
  const order = { orderNumber: [], orderItems: [{ item, usp: ['Deep', {}, 'Wide'], globalUsp: [{}] }] };
  checkResponse('getOrder', order);
  expect(order).toEqual({
    orderNumber: '',
    orderItems: [{ item: { ...item, elNumber: '' }, usp: ['Deep', 'Wide'], globalUsp: [] }],
  });
  expect(reports()).toEqual([
    [
      'getOrder departs from the contract: /orderNumber is of type object',
      '/orderItems/0/item/elNumber is of type object',
      '/orderItems/0/usp/1 is of type object',
      '/orderItems/0/globalUsp/0 is of type object',
    ].join(', '),
  ]);
});

it.each([{}, null, 'many', undefined])('CALL-05 hits are counted when their number is %o', (numberOfHits) => {
  const response = { numberOfHits, result: [{ code: '1' }, null, { code: '2' }] };
  checkResponse('getCategoryProducts', response);
  expect(response).toEqual({ numberOfHits: 2, result: [{ code: '1' }, { code: '2' }] });
  expect(reports()[0]).toContain('/numberOfHits is no number');
});

it('CALL-05 another value in place of an optional list is removed, and a facet without terms leaves its list', () => {
  const facets = [{ key: 'Color', terms: [] }, {}];
  const response = { numberOfHits: 0, result: [], facets, sorters: {} };
  checkResponse('getCategoryProducts', response);
  expect(response).toEqual({ numberOfHits: 0, result: [], facets: [{ key: 'Color', terms: [] }] });
  expect(reports()).toEqual([
    'getCategoryProducts departs from the contract: /facets/1 is of type object, /sorters is of type object',
  ]);
});

it('CALL-05 a text of a page that is an object is empty and reported; in lists the error boundaries of the items apply', () => {
  const item = { title: {} };
  const response = {
    ...{ pageType: 'ProductPage', breadcrumb: [item], contentArea: [], pageTitle: 'Sofa' },
    product: { name: 'Sofa', marketingText: { text: 'Deep' }, brand: null },
  };
  const before = structuredClone(response);
  checkResponse('getPage', response);
  expect(response).toEqual({ ...before, product: { ...before.product, marketingText: '' } });
  expect(reports()).toEqual(['getPage departs from the contract: /product/marketingText is of type object']);
});

it.each([
  ['getCart', null, 'the response is of another type'],
  ['getFavoriteLists', {}, 'the response is of another type'],
  ['getPage', [], 'the response is of another type'],
  ['addToCart', {}, '/lineItems is missing'],
  ['getCart', { lineItems: 'two' }, '/lineItems is missing'],
  ['updateCart', { numberOfItems: 3 }, '/lineItems is missing'],
  ['getCategoryProducts', { numberOfHits: 3, result: null }, '/result is missing'],
  ['getPage', { pageType: null }, '/pageType is missing'],
  ['getCustomer', {}, '/email is missing'],
])('CALL-05 %s answered with %o cannot be used: it is refused and reported', (id, body, reason) => {
  const message = `${id} departs from the contract: ${reason}`;
  expect(() => checkResponse(id, body)).toThrow(message);
  expect(reports()).toEqual([message]);
});

it.each(['getCart', 'addToCart', 'updateCart'])(
  'CALL-05 a cart of %s with more lines than the contract allows is refused',
  (id) => {
    const lines = (count: number) => ({
      lineItems: Array.from({ length: count }, () => ({})),
      promotions: [],
    });
    expect(() => checkResponse(id, lines(1000))).not.toThrow();
    expect(() => checkResponse(id, lines(1001))).toThrow('/lineItems has more than 1000 entries');
  },
);

it('CALL-05 an unknown field is skipped, however deep', () => {
  const response = JSON.parse(
    `{"headerLinks":[],"other":${'{"a":'.repeat(20_000)}null${'}'.repeat(20_000)}}`,
  );
  checkResponse('getHeader', response);
  expect(reports()).toEqual([]);
});
