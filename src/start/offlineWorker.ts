// Service worker of the production build, built by scripts/build/offlineWorker.ts into one file. It stores nothing, so
// no deployment can be hidden by it.
import { languageOfPath } from '../i18n/language';
import { builtInLanguage, startTexts } from '../i18n/startTexts';

/** Document of the offline page with the places {language}, {sentence} and {reload}, and its content security policy. */
declare const __OFFLINE_PAGE__: string;
declare const __OFFLINE_POLICY__: string;

/** Parts of the service worker's interfaces used here; TypeScript's library for workers excludes that for pages. */
interface WorkerEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}
interface InstallEvent extends WorkerEvent {
  /** Static routing API; not in every browser. */
  addRoutes?: (routes: { condition: { requestMode: RequestMode }; source: 'network' }[]) => Promise<void>;
}
interface NavigationEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
interface WorkerScope {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
}
const worker = self as unknown as WorkerScope;

/** The offline page in the language of an address, otherwise in one of the browser's. */
function offlinePage(address: string): Response {
  const named = languageOfPath(new URL(address).pathname);
  const language = builtInLanguage([...(named === undefined ? [] : [named]), ...navigator.languages]);
  const { common, errors } = startTexts[language];
  const html = __OFFLINE_PAGE__
    .replace('{language}', language)
    .replace('{sentence}', errors.offline)
    .replace('{reload}', common.reload);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': __OFFLINE_POLICY__,
    'Cache-Control': 'no-store',
  };
  return new Response(html, { status: 503, headers });
}

async function respond({ request, preloadResponse }: NavigationEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage(request.url);
  }
}

worker.addEventListener('install', (event) => {
  // Static routes, where supported: API calls and files bypass the worker.
  const routes = (['cors', 'no-cors', 'same-origin'] as const).map((requestMode) => ({
    condition: { requestMode },
    source: 'network' as const,
  }));
  event.waitUntil(Promise.all([worker.skipWaiting(), event.addRoutes?.(routes)]));
});

worker.addEventListener('activate', (event) => {
  // The navigation request starts in parallel with the worker.
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});

worker.addEventListener('fetch', (event) => {
  const { destination, method } = event.request;
  if (destination === 'document' && method === 'GET') event.respondWith(respond(event));
});
