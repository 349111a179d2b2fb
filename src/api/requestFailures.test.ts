// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { failure, startApiServer } from '../../tests/support/apiServer';
import { isAbort, isTimeout } from './errors';
import { request } from '../../tests/support/request';

// These bodies are not responses of the contract.
vi.mock('./checkResponse');

const server = await startApiServer();

it('CALL-07 the message of the response takes precedence over the catalogue', async () => {
  const body = {
    message: 'Adressen er ugyldig.',
    titleTranslationKey: 'account.addressTitle',
    inputErrors: [{ field: 'newAddress.city', message: 'Mangler' }, { field: 7 }, null],
  };
  server.reply = () => ({ status: 400, headers: { 'Content-Type': 'application/problem+json' }, body });
  expect(await failure(request('getCustomer', {}))).toMatchObject({
    message: body.message,
    titleTranslationKey: 'account.addressTitle',
    messageTranslationKey: null,
    inputErrors: [{ field: 'newAddress.city', message: 'Mangler' }],
    exception: 'An unexpected status code was received: 400',
  });
});

it('CALL-07 a standard problem+json gives its detail as message', async () => {
  const body = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Someone was faster.' };
  server.reply = () => ({ status: 409, headers: { 'Content-Type': 'application/problem+json' }, body });
  expect((await failure(request('getCustomer', {}))).message).toBe('Someone was faster.');
});

it('CALL-08 a network that fails gives the generic texts', async () => {
  server.reply = () => 'hangUp';
  expect(await failure(request('getGlobalSettings', {}))).toMatchObject({
    httpStatus: null,
    message: 'An unexpected error occured while processing your request. Please try again.',
    titleTranslationKey: 'errors.unexpectedTitle',
    messageTranslationKey: 'errors.unexpectedText',
    exception: 'fetch failed',
  });
});

it.each([
  [
    'breaks off while its body is read',
    { status: 200, headers: { 'Content-Length': '1000' }, body: '{"currency"' },
  ],
] as const)('CALL-08 an answer that %s gives the generic texts', async (_, reply) => {
  server.reply = () => reply;
  expect(await failure(request('getGlobalSettings', {}))).toMatchObject({
    httpStatus: null,
    messageTranslationKey: 'errors.unexpectedText',
    exception: expect.stringMatching(/terminated|aborted|fetch failed|other side closed/),
  });
});

it.each([
  [
    'a fetch that throws at once',
    () =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
        throw new TypeError('no fetch');
      }),
    'no fetch',
  ],
  [
    'a fetch that is aborted by none of the callers',
    () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('stopped', 'AbortError')),
    'stopped',
  ],
  ['a rejection that is no Error', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue('down'), 'down'],
  [
    'a body that cannot be read',
    () =>
      vi
        .spyOn(globalThis, 'fetch')
        .mockResolvedValue(
          new Response(new ReadableStream({ start: (body) => body.error(new TypeError('broken stream')) })),
        ),
    'broken stream',
  ],
])('CALL-08 %s is one ApiError with its cause', async (_, breakFetch, exception) => {
  const fetchSpy = breakFetch();
  const error = await failure(request('getGlobalSettings', {}));
  fetchSpy.mockRestore();
  expect(error).toMatchObject({ operationId: 'getGlobalSettings', httpStatus: null });
  expect(error.exception).toContain(exception);
  expect(error.cause).toBeDefined();
  expect(isAbort(error)).toBe(false);
});

it('SRCH-02 a text that no address can carry is searched with a replacement character', async () => {
  await request('search', { query: { query: 'stol \ud800' } });
  expect(server.received[0]?.url).toBe('/api/search?query=stol%20%EF%BF%BD');
});

it('CALL-07 an abort takes precedence over another failure and is rethrown as an abort', async () => {
  const caller = new AbortController();
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    caller.abort();
    throw new TypeError('Failed to fetch');
  });
  const error: unknown = await request('getGlobalSettings', {}, { signal: caller.signal }).catch(
    (thrown: unknown) => thrown,
  );
  fetchSpy.mockRestore();
  expect(isAbort(error)).toBe(true);
});

it('CALL-08 a server that never answers times out after 20 s', async () => {
  server.reply = () => 'never';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = vi.fn();
  const call = failure(request('getGlobalSettings', {}));
  void call.then(settled);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toMatchObject({ httpStatus: null, exception: 'No answer within 20 s.' });
  expect(isTimeout(await call)).toBe(true);
});

it('an answered call leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const before = vi.getTimerCount();
  await request('getGlobalSettings', {});
  expect(vi.getTimerCount()).toBe(before);
});

const rejectionOf = (call: Promise<unknown>) => call.catch((thrown: unknown) => thrown);

it('CALL-07 an abort before the call is rethrown unchanged', async () => {
  const aborted = AbortSignal.abort();
  const error = await rejectionOf(request('getGlobalSettings', {}, { signal: aborted }));
  expect(error).toBe(aborted.reason);
  expect(isAbort(error)).toBe(true);
});

it('CALL-07 an abort during the call is rethrown unchanged', async () => {
  server.reply = () => 'never';
  const caller = new AbortController();
  const call = request('getGlobalSettings', {}, { signal: caller.signal });
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  caller.abort();
  const error = await rejectionOf(call);
  expect(error).toBe(caller.signal.reason);
  expect(isAbort(error)).toBe(true);
});

it('CALL-07 any other error is no abort', () => {
  expect(isAbort(new Error('other'))).toBe(false);
});
