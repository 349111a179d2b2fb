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
 * The stored consent; null before any selection.
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

/** Apply the consent before the first event, and on every change; granting statistics counts a pageview (ANA-03). */
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

/** Push the virtual pageview of a navigation (ANA-01); the path has no query, which may contain text of a customer. */
export function pushPageview(path: string, title: string): void {
  pushEntry({
    event: 'virtual_pageview',
    page_path: path,
    page_title: title,
    user_type: 'private',
    screen_mode: currentTheme(),
  });
}
