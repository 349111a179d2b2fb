import { afterAll, beforeEach } from 'vitest';
import { ApiError } from '../../src/api/errors';
import { startHttpServer, type HttpServer } from './httpServer';

/**
 * Start a server for the calls of a test file: the page names it as the API base, it responds with `{}` and has
 * received nothing before each test, and it closes after the last.
 */
export async function startApiServer(): Promise<HttpServer> {
  const server = await startHttpServer();
  const { reply } = server;
  beforeEach(() => {
    server.received.length = 0;
    server.reply = reply;
    document.head.innerHTML = `<meta name="api-base" content="${server.origin}" />`;
  });
  afterAll(() => server.close());
  return server;
}

/**
 * The ApiError that a call rejects with; rejects when the call succeeds or throws another error.
 * @example expect(await failure(getCart())).toMatchObject({ status: 500 });
 */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
}
