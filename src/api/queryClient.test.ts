// @vitest-environment jsdom
import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer } from '../../tests/support/apiServer';
import type { HttpServer } from '../../tests/support/httpServer';
import { isTimeout } from './errors';
import { getErrorState, resetError } from './errorState';
import { addToCartMutation } from './generated/mutations';
import { getGlobalSettingsQuery } from './generated/queries';
import { createQueryClient, retryQuery } from './queryClient';

// These bodies are not responses of the contract.
vi.mock('./checkResponse');

const server = await startApiServer();
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = createQueryClient();
});
afterEach(() => {
  queryClient.clear();
  resetError();
  onlineManager.setOnline(true);
});

/** Run the query until it settles, skipping the pauses between retries. */
async function ask(reply: HttpServer['reply']) {
  server.reply = reply;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = vi.fn();
  void queryClient.fetchQuery(getGlobalSettingsQuery()).then(ended, ended);
  while (ended.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(20);
}

it.each([401, 403, 404, 418])(
  'CALL-07 a %i is not retried and goes to the shared error state',
  async (status) => {
    await ask(() => ({ status }));
    expect(server.received).toHaveLength(1);
    expect(getErrorState()).toMatchObject({ hasError: true, httpStatus: status });
  },
);

it.each([
  ['500', { status: 500 }, 500],
  ['503', { status: 503 }, 503],
  ['lost line', 'hangUp', null],
] as const)('CALL-07 a %s is tried once more before it counts', async (_, reply, httpStatus) => {
  await ask(() => reply);
  expect(server.received).toHaveLength(2);
  expect(getErrorState()).toMatchObject({ hasError: true, httpStatus });
});

it('CALL-07 a failed prefetch sets no shared error; the following fetch does', async () => {
  server.reply = () => ({ status: 403 });
  await queryClient.prefetchQuery({ ...getGlobalSettingsQuery(), meta: { isPrefetch: true } });
  expect(getErrorState().hasError).toBe(false);
  await ask(() => ({ status: 403 }));
  expect(getErrorState()).toMatchObject({ hasError: true, httpStatus: 403 });
});

it('CALL-08 a call without an answer counts after its deadline of 20 s, and is not repeated by itself', async () => {
  server.reply = () => 'never';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const call = queryClient.fetchQuery(getGlobalSettingsQuery()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isTimeout(await call)).toBe(true);
  expect(server.received).toHaveLength(1);
});

it('CALL-08 a retry aborts the call that has not answered yet', async () => {
  server.reply = () => 'never';
  const query = getGlobalSettingsQuery();
  const observer = new QueryObserver(queryClient, query);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  server.reply = () => ({ body: { currency: 'NOK' } });
  await retryQuery(queryClient, query.queryKey);
  expect(observer.getCurrentResult().data).toMatchObject({ currency: 'NOK' });
  expect(server.received).toHaveLength(2);
  stop();
});

it('CALL-07 a failure that passes leaves no error behind', async () => {
  let calls = 0;
  await ask(() => (calls++ === 0 ? { status: 500 } : { body: { currency: 'NOK' } }));
  expect(queryClient.getQueryData(getGlobalSettingsQuery().queryKey)).toMatchObject({ currency: 'NOK' });
  expect(getErrorState().hasError).toBe(false);
});

it('CALL-07 a change that failed is never sent again by itself', async () => {
  server.reply = () => ({ status: 500 });
  const mutation = queryClient.getMutationCache().build(queryClient, { ...addToCartMutation() });
  await expect(mutation.execute({ body: { code: 'F-100', quantity: 1, getPrice: true } })).rejects.toThrow();
  expect(server.received).toHaveLength(1);
  expect(getErrorState()).toMatchObject({ httpStatus: 500, message: 'Internal server error.' });
});

it('CALL-07 a call that was cancelled is silent', async () => {
  server.reply = () => 'never';
  const call = queryClient.fetchQuery(getGlobalSettingsQuery());
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  await Promise.all([expect(call).rejects.toThrow(), queryClient.cancelQueries()]);
  expect(getErrorState().hasError).toBe(false);
});

it('CALL-08 a browser that believes it is offline gets an error, not an endless wait', async () => {
  onlineManager.setOnline(false);
  await ask(() => 'hangUp');
  expect(getErrorState()).toMatchObject({ hasError: true, httpStatus: null });
});

it('what was fetched within the last minute is not fetched again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.reply = () => ({ body: { currency: 'NOK' } });
  for (const passedMs of [0, 59_999, 1]) {
    vi.setSystemTime(Date.now() + passedMs);
    await queryClient.fetchQuery(getGlobalSettingsQuery());
    expect(server.received).toHaveLength(passedMs === 1 ? 2 : 1);
  }
});
