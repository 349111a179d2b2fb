// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startApiServer } from '../../tests/support/apiServer';
import { ApiError, isAbort, isTimeout } from './errors';
import { request } from './request';

// The bodies here are no answers of the contract.
vi.mock('./restoreLists');

const server = await startApiServer();

/** What a call that must fail threw. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

it.each([true, false])(
  'CALL-04 a 200 with redirectUrl and permanent (%s) is reported as unauthorized',
  async (permanent) => {
    server.reply = () => ({ body: { redirectUrl: '/no/login', permanent } });
    expect(await failure(request('getGlobalSettings', {}))).toMatchObject({
      hasError: true,
      httpStatus: 401,
      message: 'Unauthorized access. No further details provided.',
      redirectUrl: '/no/login',
      permanent,
      operationId: 'getGlobalSettings',
    });
  },
);

it('CALL-04 an operation without a body of its own may answer with a redirect as well', async () => {
  server.reply = () => ({ body: { redirectUrl: '/no/login', permanent: false } });
  expect(await failure(request('deleteCart', {}))).toMatchObject({
    httpStatus: 401,
    redirectUrl: '/no/login',
  });
});

it('CALL-04 a redirectUrl alone is data', async () => {
  server.reply = () => ({ body: { redirectUrl: '/no/confirmation' } });
  expect(await request('getGlobalSettings', {})).toEqual({ redirectUrl: '/no/confirmation' });
});

const NOT_FOUND = 'Endpoint not found.';
const unexpected = (status: number) => `An unexpected status code was received: ${status}`;

it.each([
  [401, 'Unauthorized access. No further details provided.', null],
  [403, 'Access forbidden. No further details provided.', null],
  [404, NOT_FOUND, null],
  [500, 'Internal server error.', unexpected(500)],
  [400, NOT_FOUND, unexpected(400)],
  [418, NOT_FOUND, unexpected(418)],
  [503, NOT_FOUND, unexpected(503)],
])('CALL-05 a %i says: %s', async (status, message, exception) => {
  const bodies = ['', '{}', '<!doctype html><h1>Oops</h1>', '{"message":', 'null', '[]'];
  for (const body of bodies) {
    server.reply = () => ({ status, body });
    const error = await failure(request('getCustomer', {}));
    expect(error).toMatchObject({ httpStatus: status, message, exception, operationId: 'getCustomer' });
  }
});

it.each([
  ['broken JSON', '{"currency":'],
  ['an HTML page', '<!doctype html><title>Login</title>'],
  ['nothing', ''],
])('CALL-05 a 200 with %s is a failed parse', async (_, body) => {
  server.reply = () => ({ body });
  expect(await failure(request('getGlobalSettings', {}))).toMatchObject({
    httpStatus: 200,
    message: 'Response JSON parsing failed.',
    messageTranslationKey: 'errors.parsingFailed',
    exception: null,
  });
});

it.each([201, 204])(
  'CALL-05 a %i the contract does not know is as unexpected as any other status',
  async (status) => {
    server.reply = () => ({ status });
    expect(await failure(request('getPage', {}))).toMatchObject({
      httpStatus: status,
      message: NOT_FOUND,
      exception: unexpected(status),
    });
  },
);

it('CALL-05 a body of any length and transfer is read whole', async () => {
  const body = JSON.stringify({ currency: 'NOK', note: 'æ'.repeat(200_000) });
  const length = String(Buffer.byteLength(body));
  const transfers: Record<string, string>[] = [
    { 'Content-Length': length },
    { 'Transfer-Encoding': 'chunked' },
  ];
  for (const headers of transfers) {
    server.reply = () => ({ headers, body });
    expect(await request('getGlobalSettings', {})).toEqual(JSON.parse(body));
  }
});

it('CALL-07 what the server itself says about a failure goes before the catalogue', async () => {
  const body = {
    message: 'Adressen er ikke gyldig.',
    titleTranslationKey: 'account.addressTitle',
    inputErrors: [{ field: 'newAddress.city', message: 'Mangler' }, { field: 7 }, null],
  };
  server.reply = () => ({ status: 400, headers: { 'Content-Type': 'application/problem+json' }, body });
  expect(await failure(request('getCustomer', {}))).toMatchObject({
    message: body.message,
    titleTranslationKey: 'account.addressTitle',
    messageTranslationKey: null,
    inputErrors: [{ field: 'newAddress.city', message: 'Mangler' }],
    exception: unexpected(400),
  });
});

it('CALL-07 a standard problem+json tells its detail', async () => {
  const body = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Someone was faster.' };
  server.reply = () => ({ status: 409, headers: { 'Content-Type': 'application/problem+json' }, body });
  expect((await failure(request('getCustomer', {}))).message).toBe('Someone was faster.');
});

it("APP-05 a page's 301 keeps where it leads", async () => {
  server.reply = () => ({ status: 301, body: { redirectUrl: '/no/sofaer' } });
  expect(await failure(request('getPage', {}))).toMatchObject({ httpStatus: 301, redirectUrl: '/no/sofaer' });
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
    'a fetch that is aborted by nobody here',
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
          Object.assign(new Response('{}'), { text: () => Promise.reject(new TypeError('broken stream')) }),
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

it('CALL-08 a call that cannot be written is an ApiError as well', async () => {
  const error = await failure(request('search', { query: { query: 'stol \ud800' } }));
  expect(error).toMatchObject({ operationId: 'search', httpStatus: null });
  expect(error.cause).toBeInstanceOf(URIError);
});

it('CALL-07 an abort wins over what else went wrong, and stays an abort', async () => {
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

it('CALL-05 a 200 of an operation that documents only 204 counts as that 204', async () => {
  for (const body of ['', '{}', 'OK']) {
    server.reply = () => ({ body });
    expect(await request('deleteCart', {})).toBeNull();
  }
});

it('CALL-08 a server that never answers is given up after 20 s', async () => {
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

it('CALL-07 an abort comes back untouched, before the call and during it', async () => {
  for (const when of ['before', 'during']) {
    server.reply = () => 'never';
    const caller = new AbortController();
    if (when === 'before') caller.abort();
    const call = request('getGlobalSettings', {}, { signal: caller.signal });
    if (when === 'during') await vi.waitFor(() => expect(server.received).toHaveLength(1));
    caller.abort();
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(error).toBe(caller.signal.reason);
    expect(isAbort(error)).toBe(true);
  }
  expect(isAbort(new Error('other'))).toBe(false);
});

it('CALL-10 a 204 of getCustomer means no customer', async () => {
  server.reply = () => ({ status: 204 });
  expect(await request('getCustomer', {})).toBeNull();
  server.reply = () => ({ body: { email: 'kari@example.no' } });
  expect(await request('getCustomer', {})).toMatchObject({ email: 'kari@example.no' });
});
