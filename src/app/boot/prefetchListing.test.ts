// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startApiServer } from '../../../tests/support/apiServer';
import type { Page } from '../../features/page/page';
import { removePrivateValues } from '../../config/storage';
import { storeListing } from './openedListings';
import { prefetchListing } from './prefetchListing';
import { sendEarlyRequests } from './sendEarlyRequests';

const server = await startApiServer();
const settings = { itemsPerLoad: 12 };
const hits = { result: [], numberOfHits: 0, facets: [], sorters: [] };

beforeEach(() => {
  server.reply = ({ url }) => ({ body: url.startsWith('/api/search') ? { productResult: hits } : hits });
  window.localStorage.clear();
});

/** The calls for products that an opened address has sent. */
const listingCalls = () =>
  server.received.map(({ url }) => url).filter((url) => /\/products|\/search/.test(url));

/** Opens an address as the boot script does, up to where its page is here. @returns the calls before that */
async function open(address: string, page: Partial<Page>): Promise<string[]> {
  server.received.length = 0;
  window.history.replaceState(null, '', address);
  sendEarlyRequests();
  await vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(6));
  const early = listingCalls();
  await prefetchListing(page as Page, settings as never, () => undefined);
  return early;
}

const sofas = { pageType: 'CategoryPage', pageId: 'sofas & more' } as const;
const sofasPath = '/api/categories/sofas%20%26%20more/products';

test('APP-15 LIST-10 a list opened again is requested beside its page, once', async () => {
  expect(await open('/en/sofas', sofas)).toEqual([]);
  const [first] = listingCalls();
  expect(first).toContain(sofasPath);
  expect(first).toContain('take=12');
  expect(await open('/en/sofas', sofas)).toEqual([first]);
  expect(listingCalls()).toEqual([first]);

  await open('/en/search?query=lamp', { pageType: 'SearchPage', pageId: 'search' });
  expect(await open('/en/search?query=table', { pageType: 'SearchPage', pageId: 'search' })).toEqual([
    expect.stringMatching(/^\/api\/search\?.*query=table/),
  ]);
  expect(listingCalls()).toHaveLength(1);
});

test('APP-15 the call of a list that its page does not show any more is aborted', async () => {
  await open('/en/sofas', sofas);
  expect(await open('/en/sofas', { pageType: 'CategoryPage', pageId: 'beds' })).toHaveLength(1);
  expect(listingCalls().map((url) => url.split('?')[0])).toEqual([
    sofasPath,
    '/api/categories/beds/products',
  ]);
  expect(Object.keys(window.__early ?? {}).join()).not.toContain(sofasPath);

  await open('/en/sofas', { pageType: 'StandardPage', pageId: 'text' });
  expect(Object.keys(window.__early ?? {}).join()).not.toContain('/products');
  expect(await open('/en/sofas', sofas)).toEqual([]);
});

test('AUTH-03 lists are forgotten on sign-out, and for all but the 20 latest addresses', async () => {
  await open('/en/sofas', sofas);
  removePrivateValues();
  expect(await open('/en/sofas', sofas)).toEqual([]);

  for (let number = 0; number < 20; number += 1)
    storeListing(`/en/list-${number}`, {
      source: { operation: 'getCategoryProducts', id: `${number}` },
      itemsPerLoad: 12,
    });
  expect(await open('/en/sofas', sofas)).toEqual([]);
  expect(await open('/en/list-19', { pageType: 'CategoryPage', pageId: '19' })).toHaveLength(1);
});

test.each([
  '{',
  '{}',
  '[1, null, [], ["/en/sofas"], ["/en/sofas", 3, 12], ["/en/sofas", "", 12], ["/en/sofas", "a", 0]]',
])('APP-15 what is stored about lists may be anything: %s', async (stored) => {
  window.localStorage.setItem('openedListings', stored);
  expect(await open('/en/sofas', sofas)).toEqual([]);
  expect(await open('/en/sofas', sofas)).toHaveLength(1);
});
