import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchParts } from '../../routing/lazy/lazyPart';
import { workerScripts } from '../../lib/workerScripts';

/** Register the service worker with the offline page (APP-15), in production builds where the browser permits it. */
function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_MOCKS || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(workerScripts.createScriptURL('/offline-worker.js'))
    .catch(() => undefined);
}

/** Delay of the prefetch in browsers without requestIdleCallback, in ms. */
const fallbackDelay = 2000;

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    connection?: { saveData?: boolean };
  }
}

/** Prefetch the modals' common chunk with MUI, so that the first modal opens without delay. */
const prefetchModalFrame = () => import('../../components/mui/Modal').catch(() => undefined);

/** Prefetch lazy parts and register the offline worker once the browser is idle; not with Save-Data. */
export function IdlePrefetch(): null {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching || navigator.connection?.saveData) return;
    const prefetch = () => {
      void Promise.all([prefetchParts(), prefetchModalFrame()]);
      registerOfflineWorker();
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetch, fallbackDelay);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(idle);
  }, [isFetching]);
  return null;
}
