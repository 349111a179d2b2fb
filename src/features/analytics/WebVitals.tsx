import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page } from '../../api/generated/types';
import { readSetting } from '../../config/deployment';
import { isPageKey } from '../../routing/page/page';
import { reportException } from '../../lib/reportException';
import { useConsent } from './consent';
import { storedConsent } from './storedConsent';

/** A Core Web Vital of this document, as `window.webVitalsReporter` receives it (docs/operate.md). */
export interface WebVital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In ms; a sum of shifts for CLS. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** Type of the page on which the visit began. */
  pageType: string;
  /** Version of the build. */
  version: string;
}

declare global {
  /** Receive the Web Vitals of shoppers who allow statistics: the hook for a monitoring service. */
  var webVitalsReporter: ((vital: WebVital) => void) | undefined;
}

let isObserving = false;

/** Observe the Web Vitals once per document, and report them while statistics are allowed. */
async function observeWebVitals(pageType: string): Promise<void> {
  if (isObserving) return;
  isObserving = true;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const version = readSetting('version');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value, rating }) => {
      if (storedConsent() === 'statistics')
        window.webVitalsReporter?.({ name, value, rating, pageType, version });
    });
}

/** ANA-03: after consent, send Web Vitals to the hook of the deployment, if it has one. Renders nothing. */
export function WebVitals() {
  const consent = useConsent();
  const client = useQueryClient();
  useEffect(() => {
    if (consent !== 'statistics' || !window.webVitalsReporter) return;
    const pages = client.getQueriesData<Page>({ predicate: ({ queryKey }) => isPageKey(queryKey) });
    const [page] = pages.flatMap(([, data]) => data ?? []);
    observeWebVitals(page?.pageType ?? 'unknown').catch(reportException);
  }, [client, consent]);
  return null;
}
