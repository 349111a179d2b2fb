import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, type ComponentType, type ReactNode, type Component, type ErrorInfo } from 'react';
import { BrowserRouter, useLocation, Navigate } from 'react-router-dom';
import { reportError } from '../api/errorState';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { LinkPrefetch } from '../routing/links/SafeLink';
import { CrashPage } from './layout/CrashPage';
import { PageView } from './PageView';
import { prefetchPage } from './pageRegistry';
import { AppGate } from './AppGate';
import type { RootOptions } from 'react-dom/client';
import { reportException } from '../lib/reportException';
import { redirectTarget } from '../routing/address/shopAddress';
import { readNavigationState, type NavigationState } from '../routing/page/navigationState';
import { useHomeHref } from '../features/settings/settings';

/** Redirect the bare `/` to the home of the language (APP-08, APP-10), unless the settings give `/` itself as home. */
function HomeRedirect() {
  const { search, hash, state } = useLocation();
  const target = redirectTarget(useHomeHref());
  if (target?.kind !== 'page' || target.address === '/') return <PageView />;
  // Keeps the navigation state: a failed page may have redirected here (APP-05).
  const navigationState: NavigationState = { ...readNavigationState(state), isNewVisit: true };
  return <Navigate to={{ pathname: target.address, search, hash }} replace state={navigationState} />;
}

type CaughtErrorInfo = ErrorInfo & { errorBoundary?: Component | null };

function report(error: unknown, { componentStack, errorBoundary }: CaughtErrorInfo): void {
  const located = errorBoundary instanceof ErrorBoundary ? errorBoundary.located(error) : error;
  reportException(located, componentStack ?? undefined);
}

/** Options of the React root: reports every exception of a component once, caught by an error boundary or not. */
export const rootOptions = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: report,
} satisfies RootOptions;

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

/** Root component: one page for every address but the bare `/` (APP-01). The fallback needs no provider. */
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
