// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { MockServer } from '../../../../mocks/server';
import { describe, expect, it, vi } from 'vitest';
import { useMockServer } from '../../../../tests/support/mockServer';
import { request } from '../../../api/request';
import { furtherLoadQuery, joinSpans, listingQuery } from './listingQuery';
import { readListingAddress } from '../address/listingAddress';
import type { ListingSource } from './listingSource';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const listingCalls = (shop: MockServer) =>
  shop.calls.map(({ request: { url } }) => {
    const { searchParams } = new URL(url);
    return `${searchParams.get('skip')}+${searchParams.get('take')}`;
  });

const furniture = { operation: 'getCategoryProducts', id: 'furniture' } as const;

function fetchList(search: string, source: ListingSource = furniture) {
  return client().fetchQuery(listingQuery(source, readListingAddress(search, 24)));
}

function fetchLoad(skip: number) {
  return client().fetchQuery(furtherLoadQuery(furniture, readListingAddress('', 24), { skip, take: 24 }));
}

describe('LIST-10 calls for a category’s products', () => {
  const shop = useMockServer();

  it('LIST-09 LIST-10 the first load begins at 0 and takes 24, of active products', async () => {
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

  it('LIST-09 an address that begins behind the last hit is read from the beginning', async () => {
    const { skip, products } = await fetchList('?skip=90000');
    expect(listingCalls(shop)).toEqual(['90000+24', '0+24']);
    expect(skip).toBe(0);
    expect(products).toHaveLength(24);
  });

  it('LIST-07 a load behind the last hit is empty and the last', async () => {
    const { products, isLast } = await fetchLoad(90000);
    expect(listingCalls(shop)).toEqual(['90000+24']);
    expect(products).toHaveLength(0);
    expect(isLast).toBe(true);
  });

  it('LIST-07 two loads become one, each product once', async () => {
    const [first, next] = [await fetchLoad(0), await fetchLoad(20)];
    const list = joinSpans(first, next);
    expect(list).toMatchObject({ skip: 0, end: 44, isLast: false });
    expect(list.products).toHaveLength(44);
    expect(new Set(list.products.map(({ code }) => code)).size).toBe(44);
  });

  it('LIST-07 a list stores of each product only what its card shows', async () => {
    const { products } = await fetchLoad(0);
    expect(products.some(({ variationCount }) => variationCount > 1)).toBe(true);
    for (const product of products) {
      expect(product).not.toHaveProperty('variations');
      expect(product.article).not.toHaveProperty('images');
      expect(product.colors.length).toBeLessThanOrEqual(5);
    }
  });

  it('LIST-07 a code that comes twice in one answer is one product', async () => {
    const answer = await request('getCategoryProducts', { path: { id: 'furniture' }, query: {} });
    const [first] = answer.result;
    if (!first) throw new Error('The category is empty');
    const repeated = { ...answer, result: [first, ...answer.result, first] };
    shop.server.use(http.get('*/api/categories/:id/products', () => HttpResponse.json(repeated)));
    const { products } = await fetchLoad(0);
    expect(products.map(({ code }) => code)).toEqual(answer.result.map(({ code }) => code));
  });

  it('LIST-09 a restored list has 960 products at most, in ten calls', async () => {
    const { products, end, isLast } = await fetchList('?take=999999999');
    expect(listingCalls(shop)).toHaveLength(10);
    expect(products).toHaveLength(960);
    expect({ end, isLast }).toEqual({ end: 960, isLast: false });
  });

  it('LIST-08 LIST-09 when a call of a restored list fails, the products before it remain', async () => {
    shop.server.use(
      http.get('*/api/categories/:id/products', ({ request }) =>
        new URL(request.url).searchParams.get('skip') === '192'
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    const { products, end, isLast } = await fetchList('?take=384');
    expect(products).toHaveLength(192);
    expect({ end, isLast }).toEqual({ end: 192, isLast: false });
  });

  it('LIST-08 a restored list whose first call fails, fails', async () => {
    shop.server.use(http.get('*/api/categories/:id/products', () => HttpResponse.json({}, { status: 404 })));
    await expect(fetchList('?take=384')).rejects.toThrow();
  });

  it('LIST-09 the first part of a restored list is in the cache, and stale, while the rest is pending', async () => {
    let release: () => void = () => undefined;
    const pending = new Promise<void>((resolve) => (release = resolve));
    shop.server.use(
      http.get('*/api/categories/:id/products', async ({ request }) => {
        if (new URL(request.url).searchParams.get('skip') !== '0') await pending;
      }),
    );
    const cache = client();
    const query = listingQuery(furniture, readListingAddress('?take=192', 24));
    const whole = cache.fetchQuery(query);
    await vi.waitFor(() => expect(cache.getQueryData(query.queryKey)?.products).toHaveLength(96));
    expect(cache.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(0);
    release();
    expect((await whole).products).toHaveLength(192);
  });

  it('LIST-07 a load that brings nothing new ends the list where it was', async () => {
    const first = await fetchLoad(0);
    const again = { ...(await fetchLoad(0)), skip: 24, end: 48 };
    expect(joinSpans(first, again)).toMatchObject({ skip: 0, end: 24, isLast: true });
    expect(joinSpans(first, again).products).toEqual(first.products);
  });

  it('LIST-01 an invalid product is reported and left out, the others remain', async () => {
    const answer = await request('getCategoryProducts', { path: { id: 'furniture' }, query: {} });
    const broken = { ...answer, result: [null, 'chair', ...answer.result] };
    shop.server.use(http.get('*/api/categories/:id/products', () => HttpResponse.json(broken)));
    const report = vi.fn();
    window.exceptionReporter = report;
    try {
      const { products } = await fetchLoad(0);
      expect(products).toHaveLength(answer.result.length);
      expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual([
        'getCategoryProducts departs from the contract: /result/0 is null, /result/1 is of type string',
      ]);
    } finally {
      delete window.exceptionReporter;
    }
  });
});
