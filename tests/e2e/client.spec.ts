import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { build } from 'vite';
import { startHttpServer, type HttpServer, type Received, type Reply } from '../support/httpServer';
import type {} from '../support/browser/clientPage';

const ENTRY = fileURLToPath(new URL('../support/browser/clientPage.ts', import.meta.url));

async function bundleClient(): Promise<string> {
  const lib = { entry: ENTRY, formats: ['iife' as const], name: 'clientPage' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The client did not bundle.');
  return chunk.code;
}

/**
 * Add the CORS headers that let pages of `origin` read the response, cookies included, and respond to their preflights.
 */
function allow(origin: string, request: Received, reply: Reply): Reply {
  const cors = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
  if (request.method !== 'OPTIONS') {
    return typeof reply === 'string' ? reply : { ...reply, headers: { ...cors, ...reply.headers } };
  }
  const asked = {
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
    'Access-Control-Allow-Methods': request.headers['access-control-request-method'] ?? '',
  };
  return { status: 204, headers: { ...cors, ...asked } };
}

interface Fixtures {
  /** The API, on another origin than the open page. */
  api: HttpServer;
  /** Set the response of the API, with the CORS headers for the page. */
  answer: (reply: HttpServer['reply']) => void;
}

let script: string;

const test = base.extend<Fixtures>({
  api: async ({ page }, use) => {
    const [api, shop] = await Promise.all([startHttpServer(), startHttpServer()]);
    const html = `<!doctype html><meta name="api-base" content="${api.origin}"><script src="/client.js"></script>`;
    shop.reply = ({ url }) =>
      url === '/client.js'
        ? { headers: { 'Content-Type': 'text/javascript' }, body: script }
        : { headers: { 'Content-Type': 'text/html' }, body: html };
    await page.goto(`${shop.origin}/no/stoler?take=48#top`);
    await use(api);
    await Promise.all([api.close(), shop.close()]);
  },
  answer: async ({ page, api }, use) => {
    const { origin } = new URL(page.url());
    await use((reply) => {
      api.reply = (request) => allow(origin, request, reply(request));
    });
  },
});

test.beforeAll(async () => {
  script = await bundleClient();
});

test('CALL-01 signing in on another origin sets a cookie, and every later call carries it', async ({
  page,
  api,
  answer,
}) => {
  answer(({ url }) =>
    url === '/api/customer/login'
      ? { headers: { 'Set-Cookie': 'session=s1; HttpOnly; Path=/' }, body: { email: 'kåre@example.no' } }
      : { status: 204 },
  );
  const authorization = await page.evaluate(async () => {
    const Authentication = window.client.basicAuthentication('kåre@example.no', 'ł🪑');
    await window.client.request('loginCustomer', { headers: { Authentication } });
    await window.client.request('getCustomer', {});
    return Authentication;
  });
  const [login, customer] = api.received.filter(({ method }) => method !== 'OPTIONS');
  expect(login?.headers).toMatchObject({ authorization });
  expect(customer?.headers).toMatchObject({ cookie: 'session=s1' });
  expect(customer?.headers).not.toHaveProperty('authorization');
});

test('CALL-02 the browser sends a preflight for the headers of every call', async ({ page, api, answer }) => {
  answer(() => ({ body: { pageType: 'StartPage' } }));
  await page.evaluate(async () => {
    window.client.setLanguage('sv');
    await window.client.request('getPage', {});
  });
  const [preflight, call] = api.received;
  expect(preflight).toMatchObject({ method: 'OPTIONS', url: '/api/content/page' });
  expect(preflight?.headers['access-control-request-headers']).toBe('content-type,context-url');
  expect(call?.headers).toMatchObject({
    accept: 'application/json',
    'content-language': 'sv',
    'content-type': 'application/json',
    'context-url': `${api.origin}/no/stoler?take=48`,
  });
});

test('CALL-04 a page on another origin can read every kind of answer', async ({ page, answer }) => {
  const outcomeOf = async (reply: Reply) => {
    answer(() => reply);
    return page.evaluate(() => window.client.outcome(window.client.request('getCustomer', {})));
  };
  expect(await outcomeOf({ body: { email: 'kari@example.no' } })).toMatchObject({
    data: { email: 'kari@example.no' },
  });
  expect(await outcomeOf({ status: 204 })).toEqual({ data: null });
  expect(await outcomeOf({ body: { redirectUrl: '/no/login', permanent: false } })).toMatchObject({
    httpStatus: 401,
    redirectUrl: '/no/login',
    permanent: false,
  });
  expect(await outcomeOf({ status: 301, body: { redirectUrl: '/no/sofaer' } })).toMatchObject({
    httpStatus: 301,
    redirectUrl: '/no/sofaer',
  });
  expect(await outcomeOf({ status: 418 })).toMatchObject({
    httpStatus: 418,
    message: 'Endpoint not found.',
    exception: 'An unexpected status code was received: 418',
  });
  expect(await outcomeOf({ body: '{"email":' })).toMatchObject({ message: 'Response JSON parsing failed.' });
});

test('APP-05 a 301 is for one page: the browser does not remember it for the next', async ({
  page,
  answer,
}) => {
  const open = (contextUrl: string) =>
    page.evaluate(
      (url) => window.client.outcome(window.client.request('getPage', { headers: { 'Context-Url': url } })),
      contextUrl,
    );
  answer(() => ({ status: 301, body: { redirectUrl: '/no/sofaer' } }));
  expect(await open('https://shop.test/no/old')).toMatchObject({ httpStatus: 301 });
  answer(() => ({ body: { pageType: 'StartPage' } }));
  expect(await open('https://shop.test/no/sofaer')).toMatchObject({ data: { pageType: 'StartPage' } });
});

test('CALL-08 an API that does not let the page in gives the generic error', async ({
  page,
  api,
  answer,
}) => {
  answer(() => ({ body: {} }));
  api.reply = () => ({ body: {} });
  expect(
    await page.evaluate(() => window.client.outcome(window.client.request('getCart', {}))),
  ).toMatchObject({
    httpStatus: null,
    titleTranslationKey: 'errors.unexpectedTitle',
    messageTranslationKey: 'errors.unexpectedText',
    exception: 'Failed to fetch',
  });
});

test('CALL-07 an abort cancels the call in the browser and is rethrown unchanged', async ({
  page,
  api,
  answer,
}) => {
  answer(() => 'never');
  const stopped = page.waitForEvent('requestfailed');
  const outcome = page.evaluate(() => {
    const caller = new AbortController();
    window.addEventListener('stop', () => caller.abort());
    return window.client.outcome(window.client.request('getCart', {}, { signal: caller.signal }));
  });
  await expect.poll(() => api.received.length).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('stop')));
  expect(await outcome).toEqual({ thrown: 'AbortError: signal is aborted without reason' });
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
});
