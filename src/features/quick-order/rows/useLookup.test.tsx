import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { variationCodeSearchQuery } from '../../../api/generated/queries';
import { withBlankRows } from './orderRow';
import { changeRows, currentOrder } from './orderStore';
import { useJudgedRows } from './useLookup';

test('QORD-01 2,000 rows are all looked up, also when every response is in the cache', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const codes = Array.from({ length: 2000 }, (_, index) => String(100_000 + index));
  for (const query of codes)
    client.setQueryData(variationCodeSearchQuery({ query: { query } }).queryKey, {
      results: [],
      numberOfHits: 0,
    });
  renderHook(useJudgedRows, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const rows = codes.map((code, index) => ({ number: index + 1, code, quantity: '1' }));
  act(() => changeRows(() => withBlankRows(rows, 1)));
  await waitFor(() => expect(currentOrder().rows.filter(({ problem }) => problem)).toHaveLength(2000));
});
