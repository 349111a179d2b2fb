import { useSyncExternalStore } from 'react';
import { writeStored } from '../../lib/storage';
import { consentKey, storedConsent, type Consent } from './storedConsent';

const listeners = new Set<() => void>();

/** Store the consent and notify subscribers (ANA-03). */
export function setConsent(consent: Consent): void {
  writeStored('local', consentKey, consent);
  for (const listener of [...listeners]) listener();
}

/** Subscribe to changes in this tab and, by the storage event, in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * The consent stored in this browser; re-renders when it changes here or in another tab. Null before any choice.
 * @example const hasStatistics = useConsent() === 'statistics';
 */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, storedConsent, () => null);
}
