import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { reportError } from '../api/errorState';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { LinkPrefetch } from '../routing/links/linkPrefetch';
import { CrashPage } from './layout/CrashPage';
import { HomeRedirect } from './HomeRedirect';
import { PageView } from './PageView';
import { prefetchPage } from './prefetchPage';
import { AppGate } from './AppGate';

/**
 * Root component. The address is its only input: one route matches every address but the bare `/` (APP-01). No
 * transitions, since components read their state from the address and must not see an old one. The outermost error
 * boundary is above every provider, and its fallback needs none.
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
