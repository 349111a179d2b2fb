import { useSyncExternalStore, useLayoutEffect, useMemo, useRef } from 'react';
import { alwaysAsksForConsent } from '../../config/deployment';
import { pageUrl } from '../../lib/renderRequest';
import { writeStored } from '../../lib/storage';
import { useSettings } from '../settings/settings';
import { consentKey, storedConsent, type Consent } from './storedConsent';
import { applyConsent, thirdPartiesOf, type ThirdParties } from './thirdParties';
import { currentTheme } from '../../theme/themeMode';
import { pushEntry } from '../../lib/dataLayer';

const listeners = new Set<() => void>();

/** Store the consent and notify subscribers (ANA-03). */
export function setConsent(consent: Consent): void {
  writeStored('local', consentKey, consent);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * The consent stored in this browser; re-renders when it changes here or in another tab. Null before any selection.
 * @example const hasStatistics = useConsent() === 'statistics';
 */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, storedConsent, () => null);
}

/** Third parties of the settings; null when there are none (ANA-02). */
function useThirdParties(): ThirdParties | null {
  const { gtmId, insightKey } = useSettings();
  return useMemo(() => thirdPartiesOf({ gtmId, insightKey }), [gtmId, insightKey]);
}

/** True when there is something to consent to: third parties, or statistics of the deployment itself (ANA-03). */
export function useAsksForConsent(): boolean {
  return useThirdParties() !== null || alwaysAsksForConsent();
}

/**
 * Apply the consent before the page's first event, and on every change (ANA-03). Granting statistics on a page counts
 * its pageview.
 */
export function useAppliedConsent(): void {
  const thirdParties = useThirdParties();
  const consent = useConsent();
  const applied = useRef<Consent | null>(undefined);
  useLayoutEffect(() => {
    if (!thirdParties || applied.current === consent) return;
    const isFirst = applied.current === undefined;
    applied.current = consent;
    applyConsent(thirdParties, consent);
    if (!isFirst && consent === 'statistics') pushPageview(pageUrl().pathname, document.title);
  }, [thirdParties, consent]);
}

/**
 * Push the virtual pageview of a navigation: user_type is always private, screen_mode light or dark (ANA-01).
 * @param path path of the page without its query, which may contain text that a customer typed
 */
export function pushPageview(path: string, title: string): void {
  pushEntry({
    event: 'virtual_pageview',
    page_path: path,
    page_title: title,
    user_type: 'private',
    screen_mode: currentTheme(),
  });
}
