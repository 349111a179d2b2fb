import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { examples } from '../../../../mocks/generated/examples';
import { createQueryClient } from '../../../api/queryClient';
import { completeSettings, SettingsContext } from '../../settings/settings';
import type { ListingSource } from './listingSource';
import { useListing, type Listing } from './useListing';

const source: ListingSource = { operation: 'getCategoryProducts', id: 'sofas' };
const numberOfHits = 100;

/** A pending request. */
interface Pending {
  respond: () => void;
  fail: () => void;
}

let pending: Pending[] = [];
let calls: URL[] = [];
let client = createQueryClient();

const settings = examples.getGlobalSettings[200].norwegianSettings().body;
const example = examples.getCategoryProducts[200].visitorListing().body;

/** Key of the selection of a request or URL; part of the codes of its products. */
const selection = (sortOrder: unknown, instock: unknown) => `${String(sortOrder)}/${String(instock)}`;

function hits({ searchParams }: URL) {
  const [skip, take] = [Number(searchParams.get('skip')), Number(searchParams.get('take'))];
  const of = selection(searchParams.get('sortOrder'), searchParams.get('instock') === 'true');
  if (!('result' in example)) throw new Error('The example is a redirect');
  const count = Math.max(0, Math.min(take, numberOfHits - skip));
  const result = Array.from({ length: count }, (_, index) => ({
    ...example.result[0],
    code: `${of} ${skip + index}`,
  }));
  return { ...example, result, numberOfHits };
}

const server = setupServer(
  http.get('*/api/categories/:id/products', async ({ request }) => {
    const url = new URL(request.url);
    calls.push(url);
    const succeeds = await new Promise<boolean>((decide) => {
      pending.push({ respond: () => decide(true), fail: () => decide(false) });
    });
    return succeeds ? HttpResponse.json(hits(url)) : HttpResponse.json({}, { status: 404 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => window.localStorage.clear());
afterAll(() => server.close());

function open(address: string, itemsPerLoad = 24) {
  pending = [];
  calls = [];
  client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SettingsContext value={completeSettings({ ...settings, itemsPerLoad })}>
        <MemoryRouter initialEntries={[address]} useTransitions={false}>
          {children}
        </MemoryRouter>
      </SettingsContext>
    </QueryClientProvider>
  );
  return renderHook(() => useListing(source), { wrapper }).result;
}

const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/**
 * Respond to all requests, including those triggered by the responses, and retry failed ones, until nothing happens for
 * two turns: the effects of a response start a turn later.
 */
async function respondAll(listing: { current: Listing }): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    for (const { respond } of pending.splice(0)) respond();
    await turn();
    const { isFailed, isLoading, more, previous, retry } = listing.current;
    if (isFailed) act(() => retry());
    const isBusy = isFailed || isLoading || more.isLoading || previous.isLoading || pending.length > 0;
    quiet = isBusy ? 0 : quiet + 1;
  }
}

/** Expect the products shown to belong to the URL's selection, without gaps or duplicates. */
function expectOneSelection({ address, products, skip }: Listing): void {
  const of = selection(address.sortOrder, address.instock);
  expect(products.map(({ code }) => code)).toEqual(products.map((_, index) => `${of} ${skip + index}`));
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('sort' as const), value: fc.nat(3) }),
  fc.record({ kind: fc.constant('instock' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('more' as const, 'previous' as const) }),
  fc.record({ kind: fc.constantFrom('respond' as const, 'fail' as const), which: fc.nat(5) }),
);

/** Steps before the list re-renders. */
const stepsBeforeRender = fc.array(step, { minLength: 1, maxLength: 3 });

function take(listing: Listing, doing: typeof step extends fc.Arbitrary<infer Step> ? Step : never): void {
  if (doing.kind === 'sort') listing.change(() => ({ sortOrder: doing.value }));
  if (doing.kind === 'instock') listing.change(() => ({ instock: doing.value }));
  if (doing.kind === 'more') listing.more.load();
  if (doing.kind === 'previous') listing.previous.load();
  if (doing.kind === 'respond') pending.splice(doing.which, 1)[0]?.respond();
  if (doing.kind === 'fail') pending.splice(doing.which, 1)[0]?.fail();
}

test('LIST-05 however selections, loads, responses and failures interleave, the list is of the latest selection', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepsBeforeRender, { maxLength: 10 }), async (groups) => {
      const listing = open('/sofas?skip=48&take=24');
      let selected = {};
      for (const steps of groups) {
        act(() => steps.forEach((doing) => take(listing.current, doing)));
        await turn();
        expectOneSelection(listing.current);
        for (const doing of steps) {
          if (doing.kind === 'sort') selected = { ...selected, sortOrder: doing.value };
          if (doing.kind === 'instock') selected = { ...selected, instock: doing.value };
        }
        expect(listing.current.address).toMatchObject(selected);
      }
      await respondAll(listing);
      expectOneSelection(listing.current);
      expect(listing.current.products.length).toBeGreaterThan(0);
      cleanup();
    }),
    { numRuns: 60 },
  );
});

test('LIST-05 a selection adds to one that is not rendered yet', async () => {
  const listing = open('/sofas');
  await respondAll(listing);
  act(() => {
    listing.current.change(() => ({ sortOrder: 2 }));
    listing.current.change(() => ({ instock: true }));
  });
  await respondAll(listing);
  expect(listing.current.address).toMatchObject({ sortOrder: 2, instock: true });
  expectOneSelection(listing.current);
});

test('LIST-05 a load that arrives before a selection is rendered is not added to what the selection selects', async () => {
  const listing = open('/sofas');
  await respondAll(listing);
  act(() => listing.current.more.load());
  await waitFor(() => expect(pending).toHaveLength(1));
  act(() => {
    for (const { respond } of pending.splice(0)) respond();
    listing.current.change(() => ({ sortOrder: 2 }));
  });
  await turn();
  expect(listing.current).toMatchObject({ address: { sortOrder: 2, take: 24 }, isLoading: true });
  await respondAll(listing);
  expect(listing.current.products).toHaveLength(24);
  expectOneSelection(listing.current);
});

test('LIST-07 one further load at a time on either side, however often it is requested', async () => {
  const listing = open('/sofas?skip=24&take=24');
  await respondAll(listing);
  const before = calls.length;
  for (let times = 0; times < 3; times += 1) act(() => listing.current.more.load());
  await turn();
  await respondAll(listing);
  expect(calls.slice(before).map(({ searchParams }) => searchParams.get('skip'))).toEqual(['48']);
  expect(listing.current.products).toHaveLength(48);
});

test('LIST-07 a list that grows has one entry in the cache', async () => {
  const listing = open('/no/c');
  await respondAll(listing);
  for (let load = 0; load < 3; load += 1) {
    act(() => listing.current.more.load());
    await respondAll(listing);
  }
  expect(listing.current.products).toHaveLength(96);
  expect(client.getQueryCache().findAll({ queryKey: [source.operation] })).toHaveLength(1);
});

test('LIST-04 what comes before is shown before it, down to the first hit', async () => {
  const listing = open('/sofas?skip=30&take=24');
  await respondAll(listing);
  for (const [skip, count] of [
    [6, 48],
    [0, 54],
  ] as const) {
    act(() => listing.current.previous.load());
    await turn();
    await respondAll(listing);
    expect(listing.current).toMatchObject({ skip, address: { skip, take: count } });
    expectOneSelection(listing.current);
  }
  expect(listing.current.previous.exists).toBe(false);
});

test('LIST-12 an address without paging restores the pages of the last visit; another selection begins at its first', async () => {
  const first = open('/sofas?skip=0&take=72');
  await respondAll(first);
  cleanup();
  const again = open('/sofas');
  await respondAll(again);
  expect(again.current.products).toHaveLength(72);
  act(() => again.current.change(() => ({ sortOrder: 2 })));
  await respondAll(again);
  expect(again.current.products).toHaveLength(24);
  cleanup();
  const byAddress = open('/sofas?take=30');
  await respondAll(byAddress);
  expect(byAddress.current.products).toHaveLength(30);
});

test('LIST-09 take is limited to the number of hits, also in the address', async () => {
  const listing = open('/sofas?skip=90&take=500');
  await respondAll(listing);
  await waitFor(() => expect(listing.current.address).toMatchObject({ skip: 90, take: 10 }));
  expect(listing.current.more.exists).toBe(false);
});

test('AUTH-02 a list of several loads is fetched again in calls of at most 96', async () => {
  const listing = open('/sofas');
  await respondAll(listing);
  for (let load = 0; load < 3; load += 1) {
    act(() => listing.current.more.load());
    await respondAll(listing);
  }
  calls = [];
  act(() => void client.invalidateQueries());
  await turn();
  await respondAll(listing);
  expect(calls.map(({ searchParams }) => `${searchParams.get('skip')}+${searchParams.get('take')}`)).toEqual([
    '0+24',
    '24+72',
  ]);
  expect(listing.current.products).toHaveLength(96);
});

test('LIST-09 an address that begins behind the last hit is read from the first one', async () => {
  const listing = open('/sofas?skip=90000&sortOrder=2');
  await respondAll(listing);
  expect(listing.current).toMatchObject({ skip: 0, address: { skip: 0, take: 24, sortOrder: 2 } });
  expectOneSelection(listing.current);
});

test.each([0, -5, 2.5, 1e9])('LIST-09 settings with %s items per load count as 24', async (itemsPerLoad) => {
  const listing = open('/sofas', itemsPerLoad);
  await respondAll(listing);
  act(() => listing.current.more.load());
  await turn();
  await respondAll(listing);
  expect(calls.map(({ searchParams }) => searchParams.get('take'))).toEqual(['24', '24']);
});

test.each([true, false])(
  'LIST-07 with a server that ignores skip the list ends after one more call, its first product visible: %s',
  async (visible) => {
    server.use(
      http.get('*/api/categories/:id/products', ({ request }) => {
        const url = new URL(request.url);
        calls.push(url);
        url.searchParams.set('skip', '0');
        const response = hits(url);
        return HttpResponse.json({
          ...response,
          result: response.result.map((product, index) => (index === 0 ? { ...product, visible } : product)),
        });
      }),
    );
    const listing = open('/sofas');
    await respondAll(listing);
    act(() => listing.current.more.load());
    await turn();
    await respondAll(listing);
    expect(calls).toHaveLength(2);
    expect(listing.current.products).toHaveLength(visible ? 24 : 23);
    expect(listing.current.more.exists).toBe(false);
    server.resetHandlers();
  },
);

test('LIST-09 the first part of a restored list shows while the rest is pending, and the address names the whole', async () => {
  const listing = open('/sofas?skip=0&take=100');
  await waitFor(() => expect(pending).toHaveLength(1));
  act(() => pending.splice(0)[0]?.respond());
  await waitFor(() => expect(listing.current.products).toHaveLength(96));
  await turn();
  expect(listing.current).toMatchObject({ isLoading: false, address: { take: 100 } });
  expect(listing.current.more.isLoading).toBe(true);
  await respondAll(listing);
  expect(listing.current.products).toHaveLength(100);
  expectOneSelection(listing.current);
});

test('LIST-08 the loaded part of a restored list remains when a later call fails, and the rest loads on request', async () => {
  const listing = open('/sofas?skip=0&take=100');
  await waitFor(() => expect(pending).toHaveLength(1));
  act(() => pending.splice(0)[0]?.respond());
  await waitFor(() => expect(pending).toHaveLength(1));
  act(() => pending.splice(0)[0]?.fail());
  await waitFor(() => expect(listing.current.address).toMatchObject({ skip: 0, take: 96 }));
  expect(listing.current).toMatchObject({ isFailed: false, more: { isLoading: false, failed: true } });
  expect(listing.current.products).toHaveLength(96);
  act(() => listing.current.more.load());
  await turn();
  await respondAll(listing);
  expect(listing.current.products).toHaveLength(100);
});
