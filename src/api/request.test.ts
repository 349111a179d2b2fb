// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { failure, startApiServer } from '../../tests/support/apiServer';
import { request } from '../../tests/support/request';

// These bodies are not responses of the contract.
vi.mock('./checkResponse');

const server = await startApiServer();

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

it('CALL-05 a 200 of an operation that documents only 204 counts as that 204', async () => {
  for (const body of ['', '{}', 'OK']) {
    server.reply = () => ({ body });
    expect(await request('deleteCart', {})).toBeNull();
  }
});

it('CALL-05 a page in place of a 204, such as a gateway’s sign-in, is a failed parse and no success', async () => {
  server.reply = () => ({ body: '\n<!doctype html><title>Sign in</title>' });
  expect(await failure(request('deleteCart', {}))).toMatchObject({
    httpStatus: 200,
    messageTranslationKey: 'errors.parsingFailed',
  });
});

it('APP-05 a 301 of getPage exposes its redirectUrl', async () => {
  server.reply = () => ({ status: 301, body: { redirectUrl: '/no/sofaer' } });
  expect(await failure(request('getPage', {}))).toMatchObject({ httpStatus: 301, redirectUrl: '/no/sofaer' });
});

it('CALL-10 a 204 of getCustomer means no customer', async () => {
  server.reply = () => ({ status: 204 });
  expect(await request('getCustomer', {})).toBeNull();
  server.reply = () => ({ body: { email: 'kari@example.no' } });
  expect(await request('getCustomer', {})).toMatchObject({ email: 'kari@example.no' });
});
