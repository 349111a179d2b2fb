// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleAnswer } from '../../tests/support/exampleAnswer';
import type { OperationId } from './operation';
import { restoreLists } from './restoreLists';

const reporter = vi.fn();
beforeEach(() => {
  reporter.mockClear();
  window.exceptionReporter = reporter;
});
afterEach(() => {
  delete window.exceptionReporter;
});

const reports = () => reporter.mock.calls.map(([error]) => (error as Error).message);

/** An example of an operation with other fields, as the client passes it on. */
function restored(id: OperationId, changes: object, example?: string): Record<string, unknown> {
  const body = { ...Object(exampleAnswer(id, example).body), ...changes } as Record<string, unknown>;
  restoreLists(id, body);
  return body;
}

it('CALL-05 a valid response is unchanged and not reported', () => {
  const { body } = exampleAnswer('getPage', 'productPageSignedIn');
  const before = structuredClone(body);
  restoreLists('getPage', body);
  expect(body).toEqual(before);
  expect(reports()).toEqual([]);
});

it('CALL-05 what should be a list and is none becomes an empty one; the report names operation and place', () => {
  const { footerLeftColumnLinks, socialLinks, featuredArea } = restored('getFooter', {
    footerLeftColumnLinks: null,
    socialLinks: 'none',
    featuredArea: { heading: 'Trygt', text: '' },
  });
  expect([footerLeftColumnLinks, socialLinks]).toEqual([[], []]);
  expect(featuredArea).toMatchObject({ feature: [] });
  expect(reports()).toEqual([
    'getFooter departs from the contract: /footerLeftColumnLinks is null, /socialLinks is of type string, ' +
      '/featuredArea/feature is missing',
  ]);
});

it('CALL-05 a missing part of a search becomes an empty one, a missing count that of the list, each reported once', () => {
  const contentResult = { result: [{ name: 'Sofas', url: '/en/sofas' }], facets: [], sorters: [] };
  const answer = restored('search', { categoryResult: undefined, contentResult }, 'searchResult');
  expect(answer['categoryResult']).toEqual({ result: [], facets: [], sorters: [], numberOfHits: 0 });
  expect(answer['contentResult']).toEqual({ ...contentResult, numberOfHits: 1 });
  expect(reports()).toEqual([
    'search departs from the contract: /contentResult/numberOfHits is missing, /categoryResult is missing',
  ]);
});

it.each([undefined, null, { facets: [] }])(
  'CALL-05 the products of a search that are %o do not count as no hits',
  (productResult) => {
    const answer = restored('search', { productResult }, 'searchResult');
    expect(Object(answer['productResult'])).not.toHaveProperty('result');
    expect(reports()).toHaveLength(1);
  },
);

it('CALL-05 an entry that is not of its type leaves the list, at any depth', () => {
  const item = { id: 'a', title: 'Sofa' };
  const { mainNavigation } = restored('getSiteStructure', {
    mainNavigation: [null, { ...item, children: [{ ...item, children: undefined }, 'Stol'] }],
  });
  expect(mainNavigation).toEqual([{ ...item, children: [{ ...item, children: [] }] }]);
  expect(restored('getSuggestions', { suggestions: ['sofa', 7, null] })).toEqual({ suggestions: ['sofa'] });
  expect(reports()).toEqual([
    'getSiteStructure departs from the contract: /mainNavigation/0 is null, ' +
      '/mainNavigation/1/children/0/children is missing, /mainNavigation/1/children/1 is of type string',
    'getSuggestions departs from the contract: /suggestions/1 is of type number, /suggestions/2 is null',
  ]);
});

it('CALL-05 a list that may be absent stays absent', () => {
  const { footerCenterColumnLinks, footerRightColumnLinks } = restored('getFooter', {
    footerCenterColumnLinks: undefined,
    footerRightColumnLinks: null,
  });
  expect([footerCenterColumnLinks, footerRightColumnLinks]).toEqual([undefined, null]);
  expect(reports()).toEqual([]);
});

it('CALL-05 an object with a discriminator has the lists of its own type; an unknown type has none', () => {
  const blocks = [
    { blockId: 'a', blockType: 'FaqBlock', content: { heading: 'Spørsmål', items: {} } },
    { blockId: 'b', blockType: 'FromTheFuture', content: { items: null } },
  ];
  expect(restored('getPage', { contentArea: blocks }, 'startPage')['contentArea']).toEqual([
    { ...blocks[0], content: { heading: 'Spørsmål', items: [] } },
    blocks[1],
  ]);
});

it('CALL-05 a list as the whole answer loses its bad entries too', () => {
  const lists = [{ id: 'a', name: 'Stue', items: [null] }, 'Gang'];
  restoreLists('getFavoriteLists', lists);
  expect(lists).toEqual([{ id: 'a', name: 'Stue', items: [] }]);
});

it.each([
  ['getCart', null, 'the answer is null'],
  ['addToCart', {}, 'the answer is empty'],
  ['updateCart', { numberOfItems: 3 }, '/lineItems is missing'],
  ['getCategoryProducts', { numberOfHits: 3, result: null }, '/result is null'],
  ['getFavoriteLists', {}, 'the answer is of type object'],
  ['getPage', [], 'the answer is a list'],
  ['getPage', { pageType: null }, '/pageType is null'],
] as const)('CALL-05 %s answered with %o cannot be used: it is refused and reported', (id, body, reason) => {
  const message = `${id} departs from the contract: ${reason}`;
  expect(() => restoreLists(id, body)).toThrow(message);
  expect(reports()).toEqual([message]);
});
