// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startHttpServer, type HttpServer } from '../../tests/support/httpServer';
import { earlyKey } from './earlyResponses';
import { request } from './request';

let server: HttpServer;

beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

beforeEach(() => {
  server.received.length = 0;
  server.reply = () => ({ body: { currency: 'late' } });
  document.head.innerHTML = `<meta name="api-base" content="${server.origin}" />`;
});

function bootScriptAsks(answer: Promise<Response>, language = 'no') {
  const url = `${server.origin}/api/site/global-settings`;
  window.__early = { [earlyKey(url, language, server.origin)]: answer };
}

const early = () => Promise.resolve(Response.json({ currency: 'early' }));
const settings = () => request('getGlobalSettings', {});

it('a call takes over the answer that was asked for with its address and headers, once', async () => {
  bootScriptAsks(early());
  expect(await settings()).toEqual({ currency: 'early' });
  expect(server.received).toEqual([]);
  expect(await settings()).toEqual({ currency: 'late' });
});

it('an answer in another language is left alone', async () => {
  bootScriptAsks(early(), 'sv');
  expect(await settings()).toEqual({ currency: 'late' });
});

it('an early failure counts like any other', async () => {
  bootScriptAsks(Promise.resolve(new Response('', { status: 403 })));
  await expect(settings()).rejects.toMatchObject({ httpStatus: 403 });
});

it('an early call that nothing answered is made again', async () => {
  bootScriptAsks(Promise.reject(new TypeError('Failed to fetch')));
  expect(await settings()).toEqual({ currency: 'late' });
});

it('an abort does not wait for an early answer that never comes', async () => {
  bootScriptAsks(new Promise(() => {}));
  const caller = new AbortController();
  const call = request('getGlobalSettings', {}, { signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toBe(caller.signal.reason);
});

it('a call that changes something drops the answers of the time before', async () => {
  bootScriptAsks(early());
  await request('addToCart', { body: { code: 'F-100', quantity: 1 } });
  expect(await settings()).toEqual({ currency: 'late' });
});
