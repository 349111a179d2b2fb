import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createMockHttpServer, type MockServerOptions } from './mockHttpServer';
import { Sessions } from '../store/sessions';
import { createStore } from '../store/store';
import { catalogue } from '../shop/catalogue/catalogue';
import { initialState, password } from '../shop/customers';

const folder = mkdtempSync(join(tmpdir(), 'mock-server-'));
const running: Server[] = [];
const code = catalogue().products[0]?.code ?? '';

async function stop(server: Server) {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
afterEach(async () => {
  for (const server of running.splice(0)) await stop(server);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(options: Partial<MockServerOptions> = {}) {
  const server = createMockHttpServer({ onViolation: () => undefined, ...options });
  running.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/** A client with its own cookie. */
function device(origin: string, cookie = '') {
  const call = async (method: string, path: string, body?: unknown, own: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        'Content-Language': 'en',
        'Content-Type': 'application/json',
        'Context-Url': origin,
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...own,
      },
      body: typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  return {
    call,
    cookie: () => cookie,
    signIn: (email = 'ingrid@furulia.example') =>
      call('POST', '/api/customer/login', undefined, {
        Authorization: `Basic ${btoa(`${email}:${password}`)}`,
      }),
    lists: async () =>
      ((await (await call('GET', '/api/favorites/lists')).json()) as { name: string }[]).map(
        ({ name }) => name,
      ),
  };
}

it('DEV-03 a body that is no JSON is answered with 400, as JSON', async () => {
  const { origin } = await start();
  const { call, signIn } = device(origin);
  await signIn();
  const answer = await call('PUT', '/api/favorites', '{"listName": "Stua"');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/json']);
  expect(await answer.json()).toMatchObject({ inputErrors: [{ field: 'body' }] });
});

it('DEV-03 the state of each client is kept in a file, and read again after a restart', async () => {
  const stateFile = join(folder, 'states.json');
  const first = await start({ stateFile });
  const one = device(first.origin);
  await one.signIn();
  await one.call('PUT', '/api/favorites', { listName: 'Stua', items: [] });
  running.splice(0);
  await stop(first.server);
  const second = await start({ stateFile });
  const again = device(second.origin, one.cookie());
  expect(await again.lists()).toEqual(['Lys til hytta']);
  expect((await device(second.origin).call('GET', '/api/customer')).status).toBe(204);
  expect(Object.keys(JSON.parse(readFileSync(stateFile, 'utf8')) as object)).toHaveLength(1);
});

it('DEV-03 a state file that is broken counts as none', async () => {
  const stateFile = join(folder, 'broken.json');
  writeFileSync(stateFile, '{"a":');
  const { origin } = await start({ stateFile });
  expect((await device(origin, 'session=a').call('GET', '/api/customer')).status).toBe(204);
});

it('DEV-03 every client starts with the seed', async () => {
  const { origin } = await start({ seed: { ...initialState(), signedIn: 'C-1001' } });
  const customers = Object.keys(initialState().customers);
  expect(customers).toContain('C-1001');
  expect((await device(origin).call('GET', '/api/customer')).status).toBe(200);
});

it('DEV-04 calls fail and wait as the options say', async () => {
  const { origin } = await start({ latency: 60, failures: { getCart: 503 } });
  const { call } = device(origin);
  const started = performance.now();
  const cart = await call('GET', '/api/cart');
  expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  expect([cart.status, await cart.json()]).toEqual([503, { message: 'getCart is made to fail.' }]);
  expect((await call('GET', '/api/customer')).status).toBe(204);
});

it('DEV-03 many clients at once lose nothing and see nothing of each other', async () => {
  const { origin } = await start();
  const clients = Array.from({ length: 40 }, () => device(origin));
  await Promise.all(
    clients.map(async ({ call, signIn }, index) => {
      await signIn(index % 2 === 0 ? 'ingrid@furulia.example' : 'ase@kontorhotellet.example');
      for (let list = 0; list < 5; list++)
        await call('PUT', '/api/favorites', { listName: `${index}-${list}`, items: [{ code }] });
    }),
  );
  const names = await Promise.all(clients.map(({ lists }) => lists()));
  names.forEach((own, index) => {
    expect(own.filter((name) => /^\d+-\d+$/.test(name))).toEqual(
      Array.from({ length: 5 }, (_, list) => `${index}-${list}`),
    );
  });
});

it('DEV-03 clients of a shared shop see each other’s changes, and each signs in alone', async () => {
  const { origin } = await start({ shop: createStore(initialState) });
  const [first, second, visitor] = [device(origin), device(origin), device(origin)];
  await first.signIn();
  await second.signIn();
  await first.call('PUT', '/api/favorites', { listName: 'Stua', items: [] });
  expect(await second.lists()).toEqual(['Lys til hytta']);
  expect((await visitor.call('GET', '/api/customer')).status).toBe(204);
});

it('DEV-03 idle sessions are dropped', () => {
  const sessions = new Sessions({ open: (storage) => storage });
  const first = sessions.of(undefined).id;
  const kept = sessions.of(undefined).id;
  for (let round = 0; round < 25; round++) {
    for (let call = 0; call < 100; call++) sessions.of(undefined);
    expect(sessions.of(kept).id).toBe(kept);
  }
  expect(sessions.size).toBe(2_000);
  expect(sessions.of(first).id).not.toBe(first);
});
