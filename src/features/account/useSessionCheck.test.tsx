import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMockServer } from '../../../tests/support/mockServer';
import { signIn } from '../../../tests/support/signIn';
import { getCustomerQuery, getFavoriteListsQuery, getHeaderQuery } from '../../api/generated/queries';
import { createQueryClient } from '../../api/queryClient';
import { request } from '../../../tests/support/request';
import { customerChangeKey } from '../../lib/privateStorage';
import { useSessionCheck } from './useSessionCheck';

const customerKey = getCustomerQuery().queryKey;
const listsKey = getFavoriteListsQuery().queryKey;
const headerKey = getHeaderQuery().queryKey;

async function openSession(): Promise<QueryClient> {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  await Promise.all([
    client.prefetchQuery(getCustomerQuery()),
    client.prefetchQuery(getFavoriteListsQuery()),
    client.prefetchQuery(getHeaderQuery()),
  ]);
  renderHook(useSessionCheck, { wrapper });
  return client;
}

describe('AUTH-02 the session check', () => {
  const shop = useMockServer();
  beforeEach(async () => {
    await signIn('private');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => vi.useRealTimers());

  const checks = () => shop.calls.filter(({ operationId }) => operationId === 'getCustomer').length;

  test('AUTH-02 asks every 1,860,000 ms, and a customer who is still there stays', async () => {
    const client = await openSession();
    vi.advanceTimersByTime(1_859_999);
    expect(client.isFetching()).toBe(0);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(checks()).toBe(2));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(client.getQueryData(customerKey)).toMatchObject({ email: 'ingrid@furulia.example' });
    expect(client.getQueryData(listsKey)).toBeTruthy();
  });

  test('AUTH-02 a 204 clears the customer and what is private, and nothing else', async () => {
    const client = await openSession();
    await request('logoutCustomer', {});
    vi.advanceTimersByTime(1_860_000);
    await vi.waitFor(() => expect(client.getQueryData(listsKey)).toBeUndefined());
    expect(client.getQueryData(customerKey)).toBeNull();
    expect(client.getQueryData(headerKey)).toBeTruthy();
  });

  test('AUTH-03 a page restored from the back/forward cache after signing out elsewhere shows nothing private', async () => {
    const client = await openSession();
    await request('logoutCustomer', {});
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(checks()).toBe(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(client.getQueryData(listsKey)).toBeUndefined());
    expect(client.getQueryData(customerKey)).toBeNull();
  });

  test('AUTH-03 a page restored from the back/forward cache is hidden until nothing of a customer who signed out is left', async () => {
    const client = await openSession();
    shop.server.use(http.get('*/api/customer', () => new Promise<Response>(() => undefined)));
    window.localStorage.setItem(customerChangeKey, '');
    const { style } = document.documentElement;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(style.visibility).toBe('hidden');
    await vi.waitFor(() => expect(style.visibility).toBe(''));
    expect(client.getQueryData(listsKey)).toBeUndefined();
    expect(client.getQueryData(customerKey)).toBeNull();
  });

  test('AUTH-03 a page restored from the back/forward cache is hidden until it is known whose session it is', async () => {
    const client = await openSession();
    let answer: (response: Response) => void = () => undefined;
    shop.server.use(http.get('*/api/customer', () => new Promise<Response>((resolve) => (answer = resolve))));
    const { style } = document.documentElement;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(client.isFetching()).toBe(1));
    expect(style.visibility).toBe('hidden');
    answer(new HttpResponse(null, { status: 204 }));
    await vi.waitFor(() => expect(style.visibility).toBe(''));
    expect(client.getQueryData(listsKey)).toBeUndefined();
  });

  test.each<[string, () => EventTarget]>([
    ['visibilitychange', () => document],
    ['resume', () => document],
    ['focus', () => window],
    ['online', () => window],
  ])('AUTH-02 on %s the tab asks for the customer, once at a time', async (type, target) => {
    const client = await openSession();
    await request('logoutCustomer', {});
    const before = checks();
    target().dispatchEvent(new Event(type));
    target().dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(client.getQueryData(listsKey)).toBeUndefined());
    expect(client.getQueryData(customerKey)).toBeNull();
    expect(checks()).toBe(before + 1);
  });

  test('AUTH-02 a network that is lost on the return to the tab signs nobody out', async () => {
    const client = await openSession();
    client.setDefaultOptions({ queries: { retry: false } });
    shop.server.use(http.get('*/api/customer', () => HttpResponse.error()));
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(client.getQueryState(customerKey)?.status).toBe('error'));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(client.getQueryData(customerKey)).toMatchObject({ email: 'ingrid@furulia.example' });
    expect(client.getQueryData(listsKey)).toBeTruthy();
  });

  test('AUTH-02 so does an exception, after which it is not known whether somebody is signed in', async () => {
    const client = await openSession();
    shop.server.use(http.get('*/api/customer', () => new HttpResponse(null, { status: 403 })));
    vi.advanceTimersByTime(1_860_000);
    await vi.waitFor(() => expect(client.getQueryData(listsKey)).toBeUndefined());
    await vi.waitFor(() => expect(client.getQueryState(customerKey)?.status).toBe('error'));
    expect(client.getQueryData(customerKey)).toBeUndefined();
  });
});
