import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { reportError } from '../api/errorState';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { LinkPrefetch } from '../components/SafeLink/linkPrefetch';
import { CrashPage } from './layout/CrashPage';
import { HomeRedirect } from './visit/HomeRedirect';
import { PageView } from './PageView';
import { prefetchPage } from './visit/prefetchPage';
import { AppGate } from './AppGate';

/**
 * The shop: the address is its only input, and one route catches every address but the bare `/` (APP-01). What is
 * chosen is read back from the address, so the address must not lag behind: no transitions. The outermost error
 * boundary stands above every provider, and its fallback needs none.
 */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const prefetch = useCallback((to: string) => void prefetchPage(queryClient, to), [queryClient]);
  return (
    <ErrorBoundary onError={reportError} fallback={() => <CrashPage />}>
      <QueryClientProvider client={queryClient}>
        <LinkPrefetch value={prefetch}>
          <BrowserRouter useTransitions={false}>
            <AppGate>
              <Routes>
                <Route path="/" element={<HomeRedirect />} />
                <Route path="*" element={<PageView />} />
              </Routes>
            </AppGate>
          </BrowserRouter>
        </LinkPrefetch>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
