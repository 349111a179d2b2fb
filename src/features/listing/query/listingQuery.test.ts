// @vitest-environment jsdom
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { MockServer } from '../../../../mocks/msw/server';
import { describe, expect, it, vi } from 'vitest';
import { useMockServer } from '../../../../tests/support/mockServer';
import { request } from '../../../../tests/support/request';
import { listingQuery } from './listingQuery';
import type { ListPage } from './loadedList';
import { readListingAddress } from './listingAddress';
import type { ListingSource } from './listingSource';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const listingCalls = (shop: MockServer) =>
  shop.calls.map(({ request: { url } }) => {
    const { searchParams } = new URL(url);
    return `${searchParams.get('skip')}+${searchParams.get('take')}`;
  });

const furniture = { operation: 'getCategoryProducts', id: 'furniture' } as const;

/** Fetch all pages of a URL. */
async function fetchList(search: string, source: ListingSource = furniture) {
  const query = listingQuery(source, readListingAddress(search, 24));
  const pages = await client().fetchInfiniteQuery({ ...query, pages: 99 });
  return query.select(pages);
}

describe('LIST-10 calls for a category’s products', () => {
  const shop = useMockServer();

  it('LIST-09 the first load begins at 0 and takes 24, of active products', async () => {
    await fetchList('');
    const { searchParams } = new URL(shop.calls[0]?.request.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      skip: '0',
      take: '24',
      'filter::Active': 'True',
    });
  });

  it('LIST-10 the call has the selection of the address', async () => {
    await fetchList(
      '?instock=true&sortOrder=1&query=oak&filter::Color=oak;a%253Bb&min::Price=10&max::Price=90',
    );
    const { searchParams } = new URL(shop.calls[0]?.request.url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      instock: 'true',
      sortOrder: '1',
      query: 'oak',
      'filter::Color': 'oak;a%3Bb',
      'min::Price': '10',
      'max::Price': '90',
    });
  });

  it('SRCH-02 a search sends the same parameters and its query, and returns its other parts', async () => {
    const list = await fetchList('?query=%20sofa%20&instock=true&sortOrder=5&filter::Color=green&take=30', {
      operation: 'search',
    });
    const { searchParams } = new URL(shop.calls[0]?.request.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      query: 'sofa',
      skip: '0',
      take: '30',
      instock: 'true',
      sortOrder: '5',
      'filter::Active': 'True',
      'filter::Color': 'green',
    });
    expect(list.products.length).toBeGreaterThan(0);
    expect(list.otherResults?.categoryResult.numberOfHits).toBeGreaterThan(0);
  });

  it('LIST-07 the cache has the cards of a list, no variations, and the facets once', async () => {
    const cache = client();
    const options = (search: string) => listingQuery(furniture, readListingAddress(search, 24));
    await cache.fetchInfiniteQuery(options(''));
    await cache.fetchInfiniteQuery({ ...options('?skip=0&take=48'), pages: 2, staleTime: 0 });
    const { pages } = cache.getQueryData<InfiniteData<ListPage>>(options('').queryKey) ?? { pages: [] };
    expect(pages.map(({ products }) => products.length)).toEqual([24, 24]);
    expect(JSON.stringify(pages)).not.toContain('variations');
    expect(pages[1]?.facets).toBe(pages[0]?.facets);
  });

  it('LIST-09 a reload fetches what was loaded, in calls of at most 96', async () => {
    const { products, skip, end, isLast } = await fetchList('?skip=0&take=216');
    expect(listingCalls(shop)).toEqual(['0+96', '96+96', '192+24']);
    expect(products).toHaveLength(216);
    expect({ skip, end, isLast }).toEqual({ skip: 0, end: 216, isLast: false });
  });

  it('LIST-09 take ends with the hits, however large it is', async () => {
    const { products, numberOfHits, isLast } = await fetchList('?take=999999999&query=walnut');
    expect(products).toHaveLength(numberOfHits);
    expect(isLast).toBe(true);
  });

  it('LIST-07 a list has of each product only what its card shows', async () => {
    const { products } = await fetchList('');
    expect(products.some(({ variationCount }) => variationCount > 1)).toBe(true);
    for (const product of products) {
      expect(product).not.toHaveProperty('variations');
      expect(product.article).not.toHaveProperty('images');
      expect(product.colors.length).toBeLessThanOrEqual(5);
    }
  });

  it('LIST-07 a code that comes twice in one response is one product', async () => {
    const response = await request('getCategoryProducts', { path: { id: 'furniture' }, query: {} });
    const [first] = response.result;
    if (!first) throw new Error('The category is empty');
    const repeated = { ...response, result: [first, ...response.result, first] };
    shop.server.use(http.get('*/api/categories/:id/products', () => HttpResponse.json(repeated)));
    const { products } = await fetchList('');
    expect(products.map(({ code }) => code)).toEqual(response.result.map(({ code }) => code));
  });

  it('LIST-09 a restored list has 960 products at most, in ten calls', async () => {
    const { products, end, isLast } = await fetchList('?take=999999999');
    expect(listingCalls(shop)).toHaveLength(10);
    expect(products).toHaveLength(960);
    expect({ end, isLast }).toEqual({ end: 960, isLast: false });
  });

  it('LIST-08 a restored list whose first call fails, fails', async () => {
    shop.server.use(http.get('*/api/categories/:id/products', () => HttpResponse.json({}, { status: 404 })));
    await expect(fetchList('?take=384')).rejects.toThrow();
  });

  it('LIST-01 an invalid product is reported and left out, the others remain', async () => {
    const response = await request('getCategoryProducts', { path: { id: 'furniture' }, query: {} });
    const broken = { ...response, result: [null, 'chair', ...response.result] };
    shop.server.use(http.get('*/api/categories/:id/products', () => HttpResponse.json(broken)));
    const report = vi.fn();
    window.exceptionReporter = report;
    try {
      const { products } = await fetchList('');
      expect(products).toHaveLength(response.result.length);
      expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual([
        'getCategoryProducts departs from the contract: /result/0 is null, /result/1 is of type string',
      ]);
    } finally {
      delete window.exceptionReporter;
    }
  });
});
