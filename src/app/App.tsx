import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { LinkPrefetch } from '../components/SafeLink/linkPrefetch';
import { PageView } from './PageView';
import { prefetchPage } from './prefetchPage';
import { StartGate } from './StartGate';

/** The shop: the address is its only input, and one route catches every address (APP-01). */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const prefetch = useCallback((to: string) => void prefetchPage(queryClient, to), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <LinkPrefetch value={prefetch}>
        <BrowserRouter>
          <StartGate>
            <Routes>
              <Route path="*" element={<PageView />} />
            </Routes>
          </StartGate>
        </BrowserRouter>
      </LinkPrefetch>
    </QueryClientProvider>
  );
}
