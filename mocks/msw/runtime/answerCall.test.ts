import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { handlers } from '../../generated/handlers';
import { mockOperations, operationIds } from '../../generated/operations';
import { answerCall, type MockCall, type MockOptions } from './answerCall';
import type { Violation } from './violation';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.resetHandlers());
afterAll(() => server.close());

const refuse = () => ({ status: 400, body: { message: 'No.', inputErrors: [] } });

/** Install the mocks and collect their reports. */
function serve(options: Partial<MockOptions<{ visits: number }>> = {}) {
  const violations: Violation[] = [];
  const calls: MockCall[] = [];
  const store = { visits: 0 };
  const onViolation = (violation: Violation) => violations.push(violation);
  const onCall = (call: MockCall) => calls.push(call);
  const answer = answerCall({ store, refuse, onViolation, onCall, ...options });
  server.use(...Object.values(handlers(answer, 'https://shop.test')));
  return { violations, calls, store };
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`https://shop.test/api${path}`, {
    ...init,
    headers: { 'Content-Language': 'no', 'Context-Url': 'https://shop.test/no', ...init.headers },
  });

it('DEV-02 a call without a behaviour is answered with its example', async () => {
  const { violations } = serve();
  const cart: unknown = await (await ask('/cart')).json();
  expect(cart).toHaveProperty('lineItems');
  expect(violations).toEqual([]);
});

it('DEV-03 a behaviour changes the store and sees the cookies', async () => {
  const seen: string[] = [];
  const { store } = serve({
    behaviours: {
      logoutCustomer: ({ store: shop, cookies }) => {
        shop.visits += 1;
        seen.push(cookies.session ?? 'none');
        return { status: 204, headers: { 'Set-Cookie': 'session=; Max-Age=0' } };
      },
    },
  });
  const response = await ask('/customer/logout', { method: 'POST', headers: { Cookie: 'session=kari' } });
  expect(response.status).toBe(204);
  expect(store.visits).toBe(1);
  expect(seen).toEqual(['kari']);
});

it('APP-05 a 301 without a Location reaches the caller with its body', async () => {
  serve({ behaviours: { getPage: () => ({ status: 301, body: { redirectUrl: '/no/sofas' } }) } });
  const response = await ask('/content/page');
  expect(response.status).toBe(301);
  expect(await response.json()).toEqual({ redirectUrl: '/no/sofas' });
});

it('DEV-02 every call is reported to onCall, with its violations', async () => {
  const { calls } = serve();
  await ask('/search/suggestions');
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call?.operationId).toBe('getSuggestions');
  expect(call?.response.status).toBe(400);
  expect(call?.violations).toEqual([
    { operationId: 'getSuggestions', direction: 'request', place: '/query/query', message: 'is missing' },
  ]);
});

it('DEV-04 a fault answers in the place of the shop and is measured against nothing', async () => {
  const { violations, calls, store } = serve({
    intercept: (id) => (id === 'getCart' ? new HttpResponse('<html>', { status: 418 }) : undefined),
    behaviours: { getCart: ({ store: shop, example }) => ((shop.visits += 1), example()) },
  });
  const response = await ask('/cart');
  expect([response.status, await response.text()]).toEqual([418, '<html>']);
  expect(store.visits).toBe(0);
  expect(violations).toEqual([]);
  expect(calls.map(({ operationId }) => operationId)).toEqual(['getCart']);
  expect((await ask('/content/header')).status).toBe(200);
});

it('DEV-02 every operation has one handler of its method and path', () => {
  const generated = handlers(() => () => undefined);
  const expected = operationIds.map((id) => {
    const { method, path } = mockOperations[id];
    return [id, `${method.toUpperCase()} *${path.replaceAll(/\{(\w+)\}/g, ':$1')}`];
  });
  expect(Object.entries(generated).map(([id, { info }]) => [id, info.header])).toEqual(expected);
});

it('DEV-02 a handler of the same path takes the place of a generated one', async () => {
  serve();
  server.use(http.get('https://shop.test/api/cart', () => HttpResponse.json({ lineItems: [] })));
  expect(await (await ask('/cart')).json()).toEqual({ lineItems: [] });
  expect((await ask('/content/header')).status).toBe(200);
});
