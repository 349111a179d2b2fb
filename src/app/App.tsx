import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { reportError } from '../api/errorState';
import { LinkPrefetch } from '../components/SafeLink/linkPrefetch';
import { BrokenShop } from './layout/BrokenShop';
import { ErrorBoundary } from './ErrorBoundary';
import { HomeRedirect } from './visit/HomeRedirect';
import { PageView } from './PageView';
import { prefetchPage } from './visit/prefetchPage';
import { StartGate } from './StartGate';

/**
 * The shop: the address is its only input, and one route catches every address but the bare `/` (APP-01). What is
 * chosen is read back from the address, so the address must not lag behind: no transitions.
 */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const prefetch = useCallback((to: string) => void prefetchPage(queryClient, to), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <LinkPrefetch value={prefetch}>
        <BrowserRouter useTransitions={false}>
          <ErrorBoundary resetKey={queryClient} onError={reportError} fallback={() => <BrokenShop />}>
            <StartGate>
              <Routes>
                <Route path="/" element={<HomeRedirect />} />
                <Route path="*" element={<PageView />} />
              </Routes>
            </StartGate>
          </ErrorBoundary>
        </BrowserRouter>
      </LinkPrefetch>
    </QueryClientProvider>
  );
}
