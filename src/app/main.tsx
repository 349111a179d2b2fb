import '../theme/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import { checkDeployment, DeploymentError } from '../config/checkDeployment';
import { createQueryClient } from '../api/queryClient';
import { reportException, reportUncaughtErrors } from '../lib/reportException';
import { takePasswordToken } from '../features/account/passwordToken';
import { startLanguage } from '../i18n/languageStore';
import { listenForThemeToggle } from '../theme/themeMode';
import { App, rootOptions } from './App';
import { watchUnsavedInput } from '../routing/lazy/reloadOnce';
import { removeSiteLoader } from '../start/watchStart';
import { prefetchFirstPage, prefetchShellQueries, removeDescription, takeRenderedState } from './hydration';
import { pageUrl } from '../lib/renderRequest';
import { nameFirstEntry } from '../routing/scroll/restoreScroll';
import { CrashPage } from './layout/CrashPage';

/** Start the shop; true with the page that a server has rendered, to hydrate. */
async function startShop(queryClient: QueryClient): Promise<boolean> {
  takePasswordToken();
  nameFirstEntry();
  startLanguage(pageUrl().pathname);
  if (import.meta.env.VITE_MOCKS) {
    const { startMockShop } = await import('../../mocks/msw/browser');
    await startMockShop();
  }
  if (import.meta.env.DEV && new URLSearchParams(pageUrl().search).get('contract') === 'watch') {
    const { watchContract } = await import('../../mocks/msw/watchContract');
    watchContract();
  }
  const isRendered = await takeRenderedState(queryClient);
  prefetchShellQueries(queryClient);
  if (!isRendered) await prefetchFirstPage(queryClient);
  return isRendered;
}

async function renderShop(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  reportUncaughtErrors();
  try {
    checkDeployment();
    listenForThemeToggle();
    watchUnsavedInput();
    const queryClient = createQueryClient();
    const isRendered = await startShop(queryClient);
    const shop = (
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>
    );
    if (isRendered) hydrateRoot(element, shop, rootOptions);
    else {
      removeDescription();
      startTransition(() => createRoot(element, rootOptions).render(shop));
    }
  } catch (error) {
    reportException(error);
    createRoot(element, rootOptions).render(
      <CrashPage {...(error instanceof DeploymentError && { settings: error.message })} />,
    );
  } finally {
    removeSiteLoader();
  }
}

void renderShop();
