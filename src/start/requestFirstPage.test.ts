// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startApiServer } from '../../tests/support/apiServer';
import { pages } from '../app/pageRegistry';
import { componentOf, requestFirstPage } from './requestFirstPage';
import { sendEarlyRequests } from './sendEarlyRequests';

const server = await startApiServer();
const category = { pageType: 'CategoryPage', pageId: 'sofas & more' };
const search = { pageType: 'SearchPage', pageId: 'search' };

beforeEach(() => {
  vi.stubGlobal('__PAGE_FILES__', {
    CategoryPage: ['/assets/CategoryPage.js', '/assets/CategoryPage.css'],
  });
});

/**
 * Run the boot script at an address.
 * @returns the page it resolves to, and the requests for products
 */
async function open(address: string, response: { status?: number; body: unknown }) {
  server.received.length = 0;
  server.reply = ({ url }) => {
    if (url.startsWith('/api/content/page')) return response;
    return { body: url.startsWith('/api/site/global-settings') ? { itemsPerLoad: 12 } : {} };
  };
  window.history.replaceState(null, '', address);
  requestFirstPage(sendEarlyRequests());
  const page = await window.__early?.page;
  return {
    page,
    products: server.received.map(({ url }) => url).filter((url) => /products|search/.test(url)),
  };
}

const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);

test.each(Object.entries(pages))('APP-15 the chunk of %s is known by its component', async (type, load) => {
  const { default: Page } = await load();
  expect(componentOf(type)).toBe(Page.name);
});

test.each(['CategoryPage', 'CategoryBase'])(
  'APP-15 the chunk and style sheet of a %s are preloaded once its response arrives',
  async (pageType) => {
    const body = { ...category, pageType };
    expect((await open('/en/sofas', { body })).page).toEqual(body);
    expect(preloads()).toEqual([
      ['modulepreload', '/assets/CategoryPage.js'],
      ['preload', '/assets/CategoryPage.css'],
    ]);
  },
);

test.each(['toString', 'PageOfTomorrow'])(
  'APP-02 a %s, unknown to this app, has no chunk',
  async (pageType) => {
    expect((await open('/en/x', { body: { pageType, pageId: 'x' } })).page).toBeDefined();
    expect(preloads()).toEqual([]);
  },
);

test('APP-15 a category requests the products that its address selects, once', async () => {
  const { products } = await open('/en/sofas?sortOrder=2', { body: category });
  expect(products).toEqual([
    expect.stringMatching(/^\/api\/categories\/sofas%20%26%20more\/products\?.*take=12/),
  ]);
  expect(products[0]).toContain('sortOrder=2');
});

test('APP-15 a search requests its products, and none without a query', async () => {
  const { products } = await open('/en/search?query=lamp', { body: search });
  expect(products).toEqual([expect.stringMatching(/^\/api\/search\?.*query=lamp/)]);
  expect((await open('/en/search?query=+', { body: search })).products).toEqual([]);
});

test('APP-15 the page is left to the client when its request fails', async () => {
  expect(await open('/en/gone', { status: 404, body: {} })).toEqual({ page: undefined, products: [] });
});

test('APP-08 the bare / has no first page', async () => {
  expect((await open('/', { body: category })).page).toBeUndefined();
});
