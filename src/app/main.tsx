import '../theme/global.css';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../api/queryClient';
import { handleModalHistory } from '../components/Modal/useCloseOnBack';
import { reportException, reportUncaughtErrors } from '../config/reportException';
import { startLanguage } from '../features/settings/languageStore';
import { listenForThemeToggle } from '../theme/themeMode';
import { App } from './App';
import { handlePreloadErrors } from '../components/LazyModule/reloadOnPreloadError';
import { removeSiteLoader } from './boot/siteLoader';
import { takeOverFirstVisit } from './boot/prefetchFirstVisit';
import { prefetchShellQueries } from './boot/prefetchShellQueries';
import { BrokenShop } from './layout/BrokenShop';
import { rootOptions } from './rootOptions';

/** Repeats what was pressed and filled in before, as soon as everything inside has its handlers. */
function RepeatInput({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Outside of React's work, so that each press finds what the one before has led to.
    setTimeout(() => window.__repeatInput?.());
  }, []);
  return children;
}

async function startShop(isPainted: boolean): Promise<QueryClient> {
  startLanguage(window.location.pathname);
  if (import.meta.env.VITE_MOCKS) {
    const { startMockShop } = await import('../../mocks/browser');
    await startMockShop();
  }
  if (import.meta.env.DEV && new URLSearchParams(window.location.search).get('contract') === 'watch') {
    const { watchContract } = await import('../../mocks/watch/watchContract');
    watchContract();
  }
  const queryClient = createQueryClient();
  prefetchShellQueries(queryClient);
  await takeOverFirstVisit(queryClient, isPainted);
  return queryClient;
}

async function renderShop(element: HTMLElement): Promise<void> {
  reportUncaughtErrors();
  try {
    listenForThemeToggle();
    handlePreloadErrors();
    handleModalHistory();
    const isPainted = element.hasChildNodes();
    const queryClient = await startShop(isPainted);
    const shop = (
      <StrictMode>
        <RepeatInput>
          <App queryClient={queryClient} />
        </RepeatInput>
      </StrictMode>
    );
    // React pauses for presses and scrolling while it takes over what shows already.
    if (isPainted) startTransition(() => void hydrateRoot(element, shop, rootOptions));
    else createRoot(element, rootOptions).render(shop);
  } catch (error) {
    reportException(error);
    createRoot(element, rootOptions).render(<BrokenShop />);
  } finally {
    removeSiteLoader();
  }
}

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
void renderShop(element);
