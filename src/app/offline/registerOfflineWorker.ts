import { workerScripts } from '../../lib/workerScripts';

/**
 * Register the service worker with the offline page (APP-15), in production builds; without effect where the browser
 * refuses it, as in private windows.
 */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_MOCKS || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(workerScripts.createScriptURL('/offline-worker.js'))
    .catch(() => undefined);
}
