import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Violation } from './runtime/violation';
import { createMockHttpServer } from './serve';
import { pages } from './shop/content/pages';
import { password } from './shop/customers';

const violations: Violation[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createMockHttpServer((violation) => violations.push(violation));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** One device: keeps its cookie. */
function client() {
  let cookie = '';
  return async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const headers = {
      'Content-Language': 'no',
      'Content-Type': 'application/json',
      'Context-Url': `${origin}/no`,
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...init.headers,
    };
    const response = await fetch(origin + path, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}

const Authorization = `Basic ${btoa(`ingrid@furulia.example:${password}`)}`;

describe('the mock shop over HTTP', () => {
  it('DEV-03 each client has a shop of its own, known by its cookie', async () => {
    const [one, other] = [client(), client()];
    expect((await one('/api/customer/login', { method: 'POST', headers: { Authorization } })).status).toBe(
      200,
    );
    expect(await (await one('/api/customer')).json()).toMatchObject({ firstName: 'Ingrid' });
    expect((await other('/api/customer')).status).toBe(204);
    expect(violations).toEqual([]);
  });

  it('DEV-03 a body reaches the shop', async () => {
    const device = client();
    await device('/api/customer/login', { method: 'POST', headers: { Authorization } });
    const body = JSON.stringify({ listName: 'Stua', items: [] });
    const lists = await device('/api/favorites', { method: 'PUT', body });
    expect((await lists.json()).map(({ name }: { name: string }) => name)).toEqual(['Lys til hytta']);
  });

  it('DEV-03 pictures come with it', async () => {
    const picture = await client()('/mock-media/products/sofa-block-3/sand-front-400.webp');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await client()('/mock-media/products/sofa-block-3/none-front-400.webp')).status).toBe(404);
  });

  it('DEV-03 the video of the content pages comes with it', async () => {
    const films = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'video' ? block.src : [])),
    );
    expect(films.length).toBeGreaterThan(0);
    for (const src of films) {
      const film = await client()(src);
      expect(film.headers.get('content-type')).toBe('video/webm');
      await film.body?.cancel();
    }
  });

  it('DEV-03 a page of another origin may call with its cookies', async () => {
    const preflight = await client()('/api/cart', {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'PUT' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('DEV-03 a call that is not the contract’s is told of, and no call at all is 404', async () => {
    const take = await client()('/api/categories/sofas/products?take=viele');
    expect(take.status).toBe(400);
    expect(violations).toContainEqual(
      expect.objectContaining({
        operationId: 'getCategoryProducts',
        direction: 'request',
        place: '/query/take',
      }),
    );
    expect((await client()('/api/nothing')).status).toBe(404);
  });
});
