// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { startApiServer } from '../../tests/support/apiServer';
import { earlyKey } from './earlyResponses';
import { timeoutError } from './deadline';
import { isTimeout } from './errors';
import { request } from '../../tests/support/request';

// These bodies are not responses of the contract.
vi.mock('./checkResponse');

const server = await startApiServer();

beforeEach(() => {
  server.reply = () => ({ body: { currency: 'late' } });
});

function sendEarlyCall(response: Promise<Response>, language = 'no', abort: () => void = () => undefined) {
  const url = `${server.origin}/api/site/global-settings`;
  window.__early = { responses: { [earlyKey(url, language, server.origin)]: { response, abort } } };
}

const early = () => Promise.resolve(Response.json({ currency: 'early' }));
const settings = () => request('getGlobalSettings', {});

it('a call takes over the early response with its address and headers, once', async () => {
  sendEarlyCall(early());
  expect(await settings()).toEqual({ currency: 'early' });
  expect(server.received).toEqual([]);
  expect(await settings()).toEqual({ currency: 'late' });
});

it('an answer in another language is left alone', async () => {
  sendEarlyCall(early(), 'sv');
  expect(await settings()).toEqual({ currency: 'late' });
});

it('an early failure counts like any other', async () => {
  sendEarlyCall(Promise.resolve(new Response('', { status: 403 })));
  await expect(settings()).rejects.toMatchObject({ httpStatus: 403 });
});

it('an early call that nothing answered is made again', async () => {
  sendEarlyCall(Promise.reject(new TypeError('Failed to fetch')));
  expect(await settings()).toEqual({ currency: 'late' });
});

it('CALL-08 an early call that has not answered by its deadline is not made again at once', async () => {
  sendEarlyCall(Promise.reject(timeoutError(20_000)));
  const error: unknown = await settings().catch((thrown: unknown) => thrown);
  expect(isTimeout(error)).toBe(true);
  expect(server.received).toEqual([]);
});

it('CALL-08 an early call is aborted with the call that took it over, before a retry', async () => {
  const abort = vi.fn();
  sendEarlyCall(new Promise(() => {}), 'no', abort);
  const caller = new AbortController();
  const call = request('getGlobalSettings', {}, { signal: caller.signal });
  await vi.waitFor(() => expect(window.__early?.responses).toEqual({}));
  expect(abort).not.toHaveBeenCalled();
  caller.abort();
  await expect(call).rejects.toBe(caller.signal.reason);
  expect(abort).toHaveBeenCalledTimes(1);
});

it('an abort does not wait for an early answer that never comes', async () => {
  sendEarlyCall(new Promise(() => {}));
  const caller = new AbortController();
  const call = request('getGlobalSettings', {}, { signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toBe(caller.signal.reason);
});

it('a call that changes something drops the answers of the time before', async () => {
  const abort = vi.fn();
  sendEarlyCall(early(), 'no', abort);
  await request('addToCart', { body: { code: 'F-100', quantity: 1 } });
  expect(abort).toHaveBeenCalledTimes(1);
  expect(await settings()).toEqual({ currency: 'late' });
});
