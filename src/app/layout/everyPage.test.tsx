import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IdlePrefetch } from './everyPage';

const request = vi.fn(() => 7);
const cancel = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
});

const renderPrefetch = (client = new QueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <IdlePrefetch />
    </QueryClientProvider>,
  );

test('MOD-01 parts and the frame of modals are fetched when the page is idle, unless it has gone before', () => {
  const { unmount } = renderPrefetch();
  expect(request).toHaveBeenCalledTimes(1);
  unmount();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('MOD-01 nothing is fetched ahead while a response is awaited', async () => {
  const client = new QueryClient();
  let respond = (_: string) => {};
  const queryFn = () => new Promise<string>((resolve) => (respond = resolve));
  void client.prefetchQuery({ queryKey: ['cart'], queryFn });
  renderPrefetch(client);
  expect(request).not.toHaveBeenCalled();

  respond('here');
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
});

test('MOD-01 with Save-Data nothing is fetched ahead', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  renderPrefetch();
  expect(request).not.toHaveBeenCalled();
});
