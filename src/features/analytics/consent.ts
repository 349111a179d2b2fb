import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage';

/** Consent beyond what is strictly necessary: statistics, or nothing (ANA-03). */
export type Consent = 'statistics' | 'necessary';

/** Local storage key of the consent. */
const storageKey = 'consent';
const listeners = new Set<() => void>();

/** The consent stored in this browser; null before any choice. */
function getConsent(): Consent | null {
  const stored = readStored('local', storageKey);
  return stored === 'statistics' || stored === 'necessary' ? stored : null;
}

/** Store the consent and notify subscribers (ANA-03). */
export function setConsent(consent: Consent): void {
  writeStored('local', storageKey, consent);
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
  return useSyncExternalStore(subscribe, getConsent, () => null);
}
