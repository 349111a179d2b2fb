import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { reportError } from '../api/errorState';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { LinkPrefetch } from '../routing/links/linkPrefetch';
import { CrashPage } from './layout/CrashPage';
import { HomeRedirect } from './HomeRedirect';
import { PageView } from './PageView';
import { prefetchPage } from './prefetchPage';
import { AppGate } from './AppGate';

const PageOfAddress = () => (useLocation().pathname === '/' ? <HomeRedirect /> : <PageView />);

interface AppProps {
  queryClient: QueryClient;
  /** Router around the routes; default: that of the browser. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** No transitions, since components read their state from the address and must not see an old one. */
const PageRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

/**
 * Root component. The address is its only input: one page for every one but the bare `/` (APP-01). The outermost
 * error boundary is above every provider, and its fallback needs none.
 */
export function App({ queryClient, Router = PageRouter }: AppProps) {
  const prefetch = useCallback((to: string) => void prefetchPage(queryClient, to), [queryClient]);
  return (
    <ErrorBoundary onError={reportError} fallback={() => <CrashPage />}>
      <QueryClientProvider client={queryClient}>
        <LinkPrefetch value={prefetch}>
          <Router>
            <AppGate>
              <PageOfAddress />
            </AppGate>
          </Router>
        </LinkPrefetch>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
