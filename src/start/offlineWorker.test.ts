import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();

beforeEach(async () => {
  vi.stubGlobal('__OFFLINE_PAGE__', '<html lang="{language}">{sentence} {reload}');
  vi.stubGlobal('__OFFLINE_POLICY__', "default-src 'none'");
  vi.stubGlobal('navigator', { languages: ['de', 'sv-SE'] });
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  await import('./offlineWorker');
});

/** Response of the worker to a request; undefined when it leaves the request to the browser. */
async function responseTo(
  request: { url: string; destination?: string; method?: string },
  preload?: Response,
) {
  const preloadResponse = preload
    ? Promise.resolve(preload)
    : Promise.reject(new TypeError('Failed to fetch'));
  preloadResponse.catch(() => undefined);
  const respondWith = vi.fn((_: Promise<Response>) => undefined);
  listeners.get('fetch')?.({
    request: { destination: 'document', method: 'GET', ...request },
    preloadResponse,
    respondWith,
  });
  return respondWith.mock.calls[0]?.[0];
}

test.each([
  ['/no/stoler', 'no', 'Du er frakoblet. Koble til internett og prøv igjen. Last siden på nytt'],
  ['/en-se/chairs', 'en', 'You are offline. Connect to the internet and try again. Reload the page'],
  ['/', 'sv', 'Du är offline. Anslut till internet och försök igen. Ladda om sidan'],
])('APP-15 a visit to %s without a network is the offline page in %s', async (path, language, sentence) => {
  const response = await responseTo({ url: `https://shop.example${path}` });
  expect(response?.status).toBe(503);
  expect(await response?.text()).toBe(`<html lang="${language}">${sentence}`);
  expect(response?.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
});

test('APP-15 with a network the worker passes the server’s document on, and never handles calls, files or forms', async () => {
  const document = new Response('<html>', { status: 404 });
  const url = 'https://shop.example/en';
  expect(await responseTo({ url }, document)).toBe(document);
  expect(await responseTo({ url: `${url}/api/cart`, destination: '' })).toBeUndefined();
  expect(await responseTo({ url: `${url}/assets/sofa.js`, destination: 'script' })).toBeUndefined();
  expect(await responseTo({ url, method: 'POST' })).toBeUndefined();
});
