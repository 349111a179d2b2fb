import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Violation } from '../msw/runtime/violation';
import { createMockHttpServer } from './mockHttpServer';
import { catalogue } from '../shop/catalogue/catalogue';
import { articlesOf } from '../shop/catalogue/variations';
import { pages } from '../shop/content/pages';
import { password } from '../shop/customers';

const violations: Violation[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createMockHttpServer({ onViolation: (violation) => violations.push(violation) });
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

/** A client with its own cookie. */
function client(route = 'no') {
  let cookie = '';
  return async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const headers = {
      'Content-Language': route === 'en-se' ? 'en-SE' : route,
      'Content-Type': 'application/json',
      'Context-Url': `${origin}/${route}`,
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...init.headers,
    };
    const response = await fetch(origin + path, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}

const Authorization = `Basic ${btoa(`ingrid@furulia.example:${password}`)}`;

const product = catalogue().products.find(
  (each) => each.active && !each.hidePrice && each.maxQuantity === null,
);
const articleToBuy = product && (articlesOf(product)[0]?.code ?? product.code);

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

  it('AUTH-03 over TLS the cookie has a name that no other host can set, and sign-out clears what browsers store', async () => {
    const device = client();
    const headers = { 'X-Forwarded-Proto': 'https' };
    const signIn = { method: 'POST', headers: { Authorization, ...headers } };
    const cookie = (await device('/api/customer/login', signIn)).headers.get('set-cookie');
    expect(cookie).toMatch(/^__Host-session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await (await device('/api/customer', { headers })).json()).toMatchObject({ firstName: 'Ingrid' });
    const signedOut = await device('/api/customer/logout', { method: 'POST', headers });
    expect(signedOut.headers.get('clear-site-data')).toBe('"cache", "cookies"');
  });

  it('DEV-03 a body reaches the shop', async () => {
    const device = client();
    await device('/api/customer/login', { method: 'POST', headers: { Authorization } });
    const body = JSON.stringify({ listName: 'Stua', items: [] });
    const lists = await device('/api/favorites', { method: 'PUT', body });
    expect((await lists.json()).map(({ name }: { name: string }) => name)).toEqual(['Lys til hytta']);
  });

  describe('the payment page', () => {
    const person = {
      firstName: 'Ingrid',
      lastName: 'Solbakken',
      email: 'i@furulia.example',
      phoneNumber: '',
    };
    const address = { ...person, address: 'Storgata 1', city: 'Oslo', postalCode: '0155', countryCode: 'NO' };
    const checkout = {
      contact: person,
      address: { billingAddress: address, deliveryAddress: address },
      delivery: { shippingMethod: 'home', requestedDeliveryDate: null },
      moreInfo: { title: null, description: null },
      payment: { paymentMethod: 'card' },
    };

    /** A signed-in customer with two lamps in the cart and an unpaid order by card. */
    async function orderByCard(route = 'no') {
      const device = client(route);
      const send = (method: string, path: string, body: unknown) =>
        device(path, { method, body: JSON.stringify(body) });
      await device('/api/customer/login', { method: 'POST', headers: { Authorization } });
      await send('POST', '/api/cart', { code: articleToBuy, quantity: 2 });
      const cartBefore = await (await device('/api/cart')).json();
      const { orderNumber, redirectUrl } = await (await send('POST', '/api/order/', checkout)).json();
      return {
        device,
        orderNumber,
        redirectUrl,
        cartBefore,
        order: async () => (await device(`/api/order/${orderNumber}`)).json(),
        itemsInCart: async () => (await (await device('/api/cart')).json()).numberOfItems,
        submitOutcome: (outcome: string) =>
          device(redirectUrl, {
            method: 'POST',
            redirect: 'manual',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            body: `outcome=${outcome}`,
          }),
      };
    }

    it.each([
      ['paid', 'received', 0, (number: string) => `/no/ordrebekreftelse?orderNumber=${number}`],
      ['declined', 'cancelled', 2, (number: string) => `/no/kasse?orderNumber=${number}&payment=declined`],
    ])('CHK-06 an order that is %s is %s, with %i items left in the cart', async (...expected) => {
      const [outcome, status, items, address] = expected;
      const { device, orderNumber, redirectUrl, order, itemsInCart, submitOutcome } = await orderByCard();
      const shown = await device(redirectUrl);
      expect(shown.headers.get('content-type')).toContain('text/html');
      const html = await shown.text();
      expect(html).toContain('<html lang="no">');
      expect(html).toContain(orderNumber);
      expect(html).toContain((await order()).totalPrice.formattedString);
      expect([(await order()).status, await itemsInCart()]).toEqual(['awaitingPayment', 2]);

      const submitted = await submitOutcome(outcome);
      expect([submitted.status, submitted.headers.get('location')]).toEqual([303, address(orderNumber)]);
      expect([(await order()).status, await itemsInCart()]).toEqual([status, items]);
      const again = await device(redirectUrl, { redirect: 'manual' });
      expect([again.status, again.headers.get('location')]).toEqual([303, address(orderNumber)]);
    });

    it('CHK-06 an unknown outcome settles nothing, and leaving redirects to the checkout with the cart', async () => {
      const { device, orderNumber, order, itemsInCart, submitOutcome } = await orderByCard();
      expect((await submitOutcome('maybe')).status).toBe(200);
      const swedish = await device(`/mock-payment/${orderNumber}?route=sv`);
      expect(await swedish.text()).toContain('<a href="/sv/kassa">Tillbaka till kassan</a>');
      const inSweden = await device(`/mock-payment/${orderNumber}?route=en-se`);
      expect(await inSweden.text()).toContain('<a href="/en-se/checkout">Back to the checkout</a>');
      expect([(await order()).status, await itemsInCart()]).toEqual(['awaitingPayment', 2]);
    });

    it('CHK-06 an order from Sweden in English is paid there, and its payment page leads back there', async () => {
      const [paid, declined] = [await orderByCard('en-se'), await orderByCard('en-se')];
      expect(paid.redirectUrl).toBe(`/mock-payment/${paid.orderNumber}?route=en-se`);
      expect(await (await paid.device(paid.redirectUrl)).text()).toContain(
        (await paid.order()).totalPrice.formattedString,
      );
      expect((await paid.submitOutcome('paid')).headers.get('location')).toBe(
        `/en-se/order-confirmation?orderNumber=${paid.orderNumber}`,
      );
      expect((await declined.submitOutcome('declined')).headers.get('location')).toBe(
        `/en-se/checkout?orderNumber=${declined.orderNumber}&payment=declined`,
      );
    });

    it('CHK-06 a declined or left payment leaves the cart as it was, line by line', async () => {
      for (const outcome of ['declined', 'left']) {
        const { device, redirectUrl, cartBefore, submitOutcome } = await orderByCard();
        if (outcome === 'declined') await submitOutcome(outcome);
        else await (await device(redirectUrl)).text();
        expect(await (await device('/api/cart')).json()).toEqual(cartBefore);
      }
    });

    it('CHK-06 a POST that is no form is refused and settles nothing', async () => {
      const { device, redirectUrl, order, itemsInCart } = await orderByCard();
      const body = JSON.stringify({ outcome: 'paid' });
      const refused = await device(redirectUrl, { method: 'POST', redirect: 'manual', body });
      expect(refused.status).toBe(400);
      expect([(await order()).status, await itemsInCart()]).toEqual(['awaitingPayment', 2]);
    });

    it('AUTH-03 no response of the payment page may stay in the cache of the browser', async () => {
      const { device, redirectUrl, submitOutcome } = await orderByCard();
      const responses = [
        await device(redirectUrl),
        await device('/mock-payment/F-2026-1'),
        await device(redirectUrl, { method: 'POST', body: '{}' }),
        await submitOutcome('paid'),
      ];
      expect(responses.map(({ status }) => status)).toEqual([200, 404, 400, 303]);
      expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-store'));
    });

    it('CHK-06 an order that is unknown or another customer’s is a 404 page', async () => {
      const { device, redirectUrl, order } = await orderByCard();
      expect((await device('/mock-payment/F-2026-1?route=en')).status).toBe(404);
      const Other = `Basic ${btoa(`ase@kontorhotellet.example:${password}`)}`;
      await device('/api/customer/login', { method: 'POST', headers: { Authorization: Other } });
      const others = await device(redirectUrl, { method: 'POST', body: 'outcome=paid' });
      expect([others.status, others.headers.get('content-type')]).toEqual([404, 'text/html']);
      await device('/api/customer/login', { method: 'POST', headers: { Authorization } });
      expect((await order()).status).toBe('awaitingPayment');
    });
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
    expect(preflight.headers.get('access-control-max-age')).toBe('7200');
  });

  it('AUTH-03 signing in gives the session a new cookie, and the old one has nothing of it', async () => {
    const shop = client();
    const before = (await shop('/api/customer')).headers.get('set-cookie')?.split(';')[0] ?? '';
    const after = await shop('/api/customer/login', { method: 'POST', headers: { Authorization } });
    expect(after.headers.get('set-cookie')?.split(';')[0]).not.toBe(before);
    expect((await shop('/api/customer')).status).toBe(200);
    const late = await client()('/api/customer', { headers: { Cookie: before } });
    expect(late.status).toBe(204);
    expect(late.headers.get('set-cookie')).toBeNull();
  });

  it('AUTH-03 the new cookie of a sign-in replaces the old one, behind a proxy that names another host too', async () => {
    const shop = client();
    const browser = { 'Sec-Fetch-Site': 'same-origin' };
    const before = (await shop('/api/customer', { headers: browser })).headers.get('set-cookie');
    const headers = { ...browser, Authorization, Origin: 'http://localhost:5173' };
    const after = await shop('/api/customer/login', { method: 'POST', headers });
    const attributesOf = (cookie: string | null) => cookie?.split('; ').slice(1);
    expect(attributesOf(after.headers.get('set-cookie'))).toEqual(attributesOf(before));
    const other = await client()('/api/customer', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(attributesOf(other.headers.get('set-cookie'))).toContain('Partitioned');
  });

  it('CALL-02 a page of a foreign origin changes nothing, and reads nothing', async () => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };
    const changed = await client()('/api/customer/logout', { method: 'POST', headers });
    expect(changed.status).toBe(403);
    const read = await client()('/api/cart', { headers });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('DEV-03 HEAD is GET without a body, a malformed address is 400, and integers are decimal', async () => {
    const head = await client()('/api/cart', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      ...[200, 'application/json', ''],
    ]);
    expect((await client()('/api/order/%E0%A4%A')).status).toBe(400);
    for (const take of ['1e1', '0x10', ' 5', '2.5'])
      expect([take, (await client()(`/api/search?query=a&take=${encodeURIComponent(take)}`)).status]).toEqual(
        [take, 400],
      );
  });

  it('DEV-03 a violation of the contract is reported, and an unknown path is 404', async () => {
    const take = await client()('/api/categories/sofas/products?take=viele');
    expect(take.status).toBe(400);
    expect(violations).toContainEqual(
      expect.objectContaining({
        operationId: 'getCategoryProducts',
        direction: 'request',
        place: '/query/take',
      }),
    );
    const unknown = await client()('/api/nothing');
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json']);
    expect(await unknown.json()).toEqual({ message: 'There is no such address.' });
  });
});
