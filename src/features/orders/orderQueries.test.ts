import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ordersPageQuery } from './orderQueries';

afterEach(() => vi.useRealTimers());

it('ORD-01 of 250 pages that were leafed through, only those of the last minute stay in memory', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  for (let page = 1; page <= 250; page += 1) {
    const options = {
      ...ordersPageQuery(page, {
        year: null,
        status: null,
        buyer: null,
        costCenter: null,
        from: null,
        to: null,
      }),
      queryFn: () => ({ orders: [], totalOrderCount: 5000 }),
    };
    const stop = new QueryObserver(client, options).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(2000);
    stop();
  }
  expect(client.getQueryCache().getAll().length).toBeLessThanOrEqual(31);
  client.clear();
});
