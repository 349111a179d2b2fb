// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startApiServer } from '../../tests/support/apiServer';
import { request } from '../../tests/support/request';
import { pageContextUrl } from '../api/requestHeaders';
import { setLanguage } from '../i18n/language';
import { requestDeadline } from '../api/deadline';
import { sendEarlyRequests } from './sendEarlyRequests';

// These bodies are not responses of the contract.
vi.mock('../api/checkResponse');

const server = await startApiServer();

beforeEach(() => {
  server.reply = ({ url }) => ({ body: { url } });
  window.sessionStorage.clear();
  setLanguage('no');
});

test('APP-15 the client reuses each early response instead of sending its own request', async () => {
  window.history.replaceState(null, '', '/sv/soffor?x=1');
  sendEarlyRequests();
  await vi.waitFor(() => expect(server.received).toHaveLength(6));
  for (const { headers } of server.received) {
    expect(headers).toMatchObject({
      accept: 'application/json',
      'content-language': 'sv',
      'content-type': 'application/json',
    });
  }
  await request('getPage', { headers: { 'Context-Url': pageContextUrl('/sv/soffor?x=1') } });
  await request('getGlobalSettings', {});
  await request('getTranslations', {});
  await request('getHeader', {});
  await request('getSiteStructure', {});
  await request('getCustomer', {});
  expect(server.received).toHaveLength(6);
  await request('getFooter', {});
  expect(server.received).toHaveLength(7);
});

test.each([
  ['/no/x', 'sv', 'no'],
  ['/en-se/x', 'no', 'en-SE'],
  ['/x', 'en-SE', 'en-SE'],
  ['/x', 'n_o', 'no'],
  ['/sofas', '', 'no'],
])(
  'APP-08 at %s with %s stored the early requests have Content-Language %s',
  async (path, stored, language) => {
    window.sessionStorage.setItem('language', stored);
    window.history.replaceState(null, '', path);
    sendEarlyRequests();
    await vi.waitFor(() => expect(server.received).toHaveLength(6));
    expect(new Set(server.received.map(({ headers }) => headers['content-language']))).toEqual(
      new Set([language]),
    );
  },
);

test('APP-08 the bare / is not requested as a page', async () => {
  window.history.replaceState(null, '', '/');
  sendEarlyRequests();
  await vi.waitFor(() => expect(server.received).toHaveLength(5));
  expect(server.received.map(({ url }) => url)).not.toContain('/api/content/page');
});

test('CALL-08 early requests are aborted with a TimeoutError at the deadline of the client', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signals: AbortSignal[] = [];
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  window.history.replaceState(null, '', '/no/x');
  sendEarlyRequests();
  const responses = Object.values(window.__early?.responses ?? {}).map(({ response }) => response);
  vi.advanceTimersByTime(requestDeadline - 1);
  expect(signals.map(({ aborted }) => aborted)).toEqual(Array(6).fill(false));
  vi.advanceTimersByTime(1);
  const outcomes = await Promise.allSettled(responses);
  expect(outcomes.map((each) => each.status === 'rejected' && (each.reason as Error).name)).toEqual(
    Array(6).fill('TimeoutError'),
  );
});
