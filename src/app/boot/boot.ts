import { applyStoredTheme } from '../../theme/applyStoredTheme';
import { prefetchFirstPage } from './prefetchFirstPage';
import { applyStyleSheet, firstPaintScript, loadCachedFont, preloadApp, preloadFile } from './preloadFiles';
import { sendEarlyRequests } from './sendEarlyRequests';

/** How long the app's code waits at most for what the first page needs, in ms: on a slow line, both take their time. */
const appDelayLimit = 1500;

// Runs in the document's head, before anything is painted and while the app's code is still loading.
applyStoredTheme();
// The app runs without its styles rather than not at all.
const styled = applyStyleSheet().then(loadCachedFont, () => undefined);
const loadApp = () => Promise.all([styled, preloadApp().catch(() => undefined)]);
// With the mocks nothing would answer yet: the app registers the service worker.
const firstPaint = import.meta.env.VITE_MOCKS ? undefined : firstPaintScript();
if (firstPaint === undefined) window.__appMayLoad = loadApp();
// The largest file first: a server of HTTP/1.1 answers six requests at a time.
else preloadFile(firstPaint.src);
const responses = import.meta.env.VITE_MOCKS ? undefined : sendEarlyRequests();
if (responses) {
  const appMayLoad = new Promise<void>((resolve) => {
    setTimeout(resolve, appDelayLimit);
    window.__firstPage = prefetchFirstPage(responses, firstPaint, resolve);
  });
  window.__appMayLoad ??= appMayLoad.then(loadApp);
}
