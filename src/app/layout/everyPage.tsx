import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Skeleton } from '../../components/plain/Skeleton';
import { useTranslate } from '../../i18n/useTranslate';
import { workerScripts } from '../../lib/trustedTypes';
import { prefetchParts } from '../../routing/lazy/lazyPart';
import { SlowNotice } from './LoadingScreen';
import styles from './everyPage.module.css';

/** Chunk of the parts of every page that its first window does not show, and of the product skeleton. */
export { WebVitals } from '../../features/analytics/WebVitals';
export { ConsentSettings } from '../../features/analytics/ConsentSettings';
export { Footer } from '../../features/navigation/Footer';
export { StructuredData } from '../../features/seo/StructuredData';
export { Modals } from '../Modals';

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

const four = [1, 2, 3, 4];

/** Skeleton of a product page: pictures, title, price, swatches, buttons, four small cards (APP-06). */
export function ProductSkeleton({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="visually-hidden">{t('common.loadingPage')}</span>
      <div className="page-width">
        <SlowNotice onRetry={onRetry} />
        <div className={styles.trail}>
          <Skeleton width="40%" />
        </div>
      </div>
      <div className={styles.product}>
        <div className={styles.pictures}>
          <Skeleton ratio="var(--first-picture)" className={styles.picture} />
          {four.map((picture) => (
            <Skeleton key={picture} ratio="1 / 1" />
          ))}
        </div>
        <div className={styles.details}>
          <Skeleton width="80%" height="3rem" />
          <Skeleton width="35%" height="2rem" />
          <div className={styles.swatches}>
            {four.map((swatch) => (
              <Skeleton key={swatch} width="2.75rem" height="2.75rem" className={styles.swatch} />
            ))}
          </div>
          <Skeleton height="var(--control-height)" />
          <Skeleton height="var(--control-height)" />
        </div>
        <div className={styles.cards}>
          {four.map((card) => (
            <Skeleton key={card} ratio="1 / 1" />
          ))}
        </div>
      </div>
    </div>
  );
}
