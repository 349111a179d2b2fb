import '../theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import { checkDeployment, DeploymentError } from '../config/checkDeployment';
import { createQueryClient } from '../api/queryClient';
import { reportException, reportUncaughtErrors } from '../lib/reportException';
import { startLanguage } from '../i18n/languageStore';
import { listenForThemeToggle } from '../theme/themeMode';
import { App } from './App';
import { watchUnsavedInput } from '../routing/lazy/reloadOnce';
import { removeSiteLoader } from './boot/siteLoader';
import { prefetchFirstPage } from './boot/prefetchFirstPage';
import { prefetchShellQueries } from './boot/prefetchShellQueries';
import { CrashPage } from './layout/CrashPage';
import { rootOptions } from './rootOptions';

async function startShop(): Promise<QueryClient> {
  startLanguage(window.location.pathname);
  if (import.meta.env.VITE_MOCKS) {
    const { startMockShop } = await import('../../mocks/msw/browser');
    await startMockShop();
  }
  if (import.meta.env.DEV && new URLSearchParams(window.location.search).get('contract') === 'watch') {
    const { watchContract } = await import('../../mocks/msw/watchContract');
    watchContract();
  }
  const queryClient = createQueryClient();
  prefetchShellQueries(queryClient);
  await prefetchFirstPage(queryClient);
  return queryClient;
}

async function renderShop(element: HTMLElement): Promise<void> {
  reportUncaughtErrors();
  try {
    checkDeployment();
    listenForThemeToggle();
    watchUnsavedInput();
    const queryClient = await startShop();
    createRoot(element, rootOptions).render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    );
  } catch (error) {
    reportException(error);
    createRoot(element, rootOptions).render(
      <CrashPage {...(error instanceof DeploymentError && { settings: error.message })} />,
    );
  } finally {
    removeSiteLoader();
  }
}

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
void renderShop(element);
