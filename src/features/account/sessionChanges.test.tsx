import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { useMockServer as withMockShop } from '../../../tests/support/mockServer';
import { signIn } from '../../../tests/support/signIn';
import { createQueryClient } from '../../api/queryClient';
import { writePrivate } from '../../lib/privateStorage';
import { readDraft, writeDraft } from '../../components/mui/form/useDraft';
import {
  getCartQuery,
  getCategoryProductsQuery,
  getCustomerQuery,
  getFavoriteListsQuery,
} from '../../api/generated/queries';
import { request } from '../../../tests/support/request';
import { checkCustomer, applySignOut } from './sessionChanges';

const shop = withMockShop();
const sofas = getCategoryProductsQuery({ path: { id: 'sofas' }, query: { take: 3 } });
const observed: (() => void)[] = [];
afterEach(() => observed.splice(0).forEach((stop) => stop()));

/** A cache in which all given queries are rendered. */
async function shownTo(kind: 'private' | 'buyer', ...queries: { queryKey: readonly unknown[] }[]) {
  await signIn(kind);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  await client.fetchQuery(getCustomerQuery());
  for (const query of queries) observed.push(new QueryObserver(client, query).subscribe(() => undefined));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  return client;
}

const whole = (client: QueryClient) =>
  JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );

it('AUTH-03 signing out takes every price out of the cache at once, and the list stays where it is', async () => {
  const client = await shownTo('private', sofas, getFavoriteListsQuery());
  expect(whole(client)).toContain('formattedString');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.server.use(
    http.get('*/api/categories/:id/products', async () => {
      await released;
      return HttpResponse.json(null, { status: 500 });
    }),
  );
  await request('logoutCustomer', {});
  await applySignOut(client);
  const list = client.getQueryData(sofas.queryKey);
  expect(list && 'result' in list && list.result).toHaveLength(3);
  expect(whole(client)).not.toContain('formattedString');
  expect(client.getQueryData(getFavoriteListsQuery().queryKey)).toBeUndefined();
  release();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(whole(client)).not.toContain('formattedString');
});

it('AUTH-03 what a customer has looked at and searched for leaves the browser on sign-out', async () => {
  const client = await shownTo('private');
  const { localStorage, sessionStorage } = window;
  writePrivate('recentlyViewed', []);
  writePrivate('listingPages', [['search query=gift for Nora', 2]]);
  writePrivate('listingRows', [['search query=gift for Nora', [300]]]);
  writePrivate('pushedPurchases', ['F-2026-1']);
  writePrivate('placedOrder', { key: 'a', orderNumber: 'F-2026-1' });
  localStorage.setItem('theme', 'dark');
  await applySignOut(client);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/recentlyViewed|listing|pushed|placed/);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('AUTH-03 an answer still on its way when somebody signs out is dropped', async () => {
  const client = await shownTo('private');
  const asked = client.fetchQuery(getCartQuery()).catch(() => 'dropped');
  await applySignOut(client);
  expect(await asked).toBe('dropped');
  expect(client.getQueryData(getCartQuery().queryKey)).toBeUndefined();
});

it('AUTH-03 when another tab signs somebody else in, nothing of the one before is left', async () => {
  const client = await shownTo('private', getFavoriteListsQuery());
  expect(whole(client)).toContain('ingrid@furulia.example');
  await request('logoutCustomer', {});
  await signIn('buyer');
  shop.server.use(http.get('*/api/favorites/lists', () => HttpResponse.json(null, { status: 500 })));
  await checkCustomer(client);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(whole(client)).toContain('linn@kontorhotellet.example');
  expect(client.getQueryData(getFavoriteListsQuery().queryKey)).toBeUndefined();
});

it('FORM-01 unsaved changes leave storage with a session that ends elsewhere, and are back for their owner', async () => {
  const client = await shownTo('private');
  writeDraft('profile', { firstName: 'Ing' });
  await request('logoutCustomer', {});
  await checkCustomer(client);
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Ing');
  await signIn('private');
  await checkCustomer(client);
  expect(readDraft('profile')).toEqual({ firstName: 'Ing' });
});
