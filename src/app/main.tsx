import '../theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/queryClient';
import { startLanguage } from '../features/settings/languageStore';
import { listenForThemeToggle } from '../theme/themeMode';
import { App } from './App';
import { handlePreloadErrors } from './chunks/reloadOnPreloadError';
import { removeSiteLoader } from './boot/siteLoader';
import { prefetchShellQueries } from './boot/prefetchShellQueries';

async function start(root: HTMLElement): Promise<void> {
  listenForThemeToggle();
  handlePreloadErrors();
  startLanguage(window.location.pathname);
  if (import.meta.env.VITE_MOCKS) {
    const { startMockShop } = await import('../../mocks/browser');
    await startMockShop();
  }
  const queryClient = createQueryClient();
  prefetchShellQueries(queryClient);
  // What breaks is caught by an error boundary, which reports it; the console stays quiet.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
  removeSiteLoader();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
