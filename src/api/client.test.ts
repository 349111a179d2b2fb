// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { startApiServer } from '../../tests/support/apiServer';
import { setLanguage } from '../i18n/language';
import { basicAuthentication } from './basicAuthentication';
import { operationIds } from '../../mocks/generated/operations';
import * as calls from './generated/calls';
import type { OperationId } from './operation';
import { request } from '../../tests/support/request';

// These bodies are not responses of the contract.
vi.mock('./checkResponse');

const server = await startApiServer();

afterEach(() => {
  setLanguage('no');
  window.history.replaceState(null, '', '/');
});

const lastReceived = () => server.received.at(-1);

/** Every call, with an input that satisfies each of them. */
const callsById: Record<OperationId, (input: never) => Promise<unknown>> = calls;
const anyInput = { path: { id: '7', orderNumber: '7' }, query: { query: 'stol' }, body: {} } as never;

it('CALL-01 calls go to the API base the page names, whatever its own origin', async () => {
  await request('getGlobalSettings', {});
  document.head.innerHTML = `<meta name="api-base" content="${server.origin}/shop/" />`;
  await request('getGlobalSettings', {});
  expect(server.received.map(({ url }) => url)).toEqual([
    '/api/site/global-settings',
    '/shop/api/site/global-settings',
  ]);
});

it('CALL-01 a body travels as JSON', async () => {
  await request('addToCart', { body: { code: 'F-100 æ', quantity: 2 } });
  expect(lastReceived()).toMatchObject({ method: 'POST', url: '/api/cart' });
  expect(JSON.parse(lastReceived()?.body ?? '')).toEqual({ code: 'F-100 æ', quantity: 2 });
});

it('CALL-01 cookies are sent with every call', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await request('getGlobalSettings', {});
  expect(fetchSpy.mock.calls[0]?.[0]).toMatchObject({ credentials: 'include' });
});

it.each(operationIds)('CALL-02 %s carries every header', async (id) => {
  setLanguage('sv');
  await callsById[id](anyInput);
  expect(lastReceived()?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'content-language': 'sv',
    'context-url': id === 'getPage' ? `${server.origin}/` : server.origin,
  });
  expect(lastReceived()?.headers).not.toHaveProperty('authorization');
});

it('CALL-02 getPage sends the current address, or that of the caller, as Context-Url', async () => {
  window.history.replaceState(null, '', '/no/stoler?take=48#top');
  await request('getPage', {});
  expect(lastReceived()?.headers['context-url']).toBe(`${server.origin}/no/stoler?take=48`);
  await request('getPage', { headers: { 'Context-Url': `${server.origin}/no/bord` } });
  expect(lastReceived()?.headers['context-url']).toBe(`${server.origin}/no/bord`);
});

it('CALL-03 the Authentication header a caller gives travels as Authorization, for that call only', async () => {
  const Authentication = basicAuthentication('kåre@example.no', 'ł🪑');
  await request('loginCustomer', { headers: { Authentication } });
  expect(lastReceived()?.headers).toMatchObject({ authorization: Authentication });
  expect(lastReceived()?.headers).not.toHaveProperty('authentication');
  await request('getCustomer', {});
  expect(lastReceived()?.headers).not.toHaveProperty('authorization');
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

it('LIST-10 path and query parameters are sent as the contract declares them', async () => {
  const filters = { 'filter::Color': 'oak;ash', 'min::Price': '1000' };
  await request('getCategoryProducts', { path: { id: 'møbler/2' }, query: { skip: 0, take: 24, filters } });
  const { pathname, searchParams } = new URL(lastReceived()?.url ?? '', server.origin);
  expect(pathname).toBe('/api/categories/m%C3%B8bler%2F2/products');
  expect(Object.fromEntries(searchParams)).toEqual({ skip: '0', take: '24', ...filters });
});
