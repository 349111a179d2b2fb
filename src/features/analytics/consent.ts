import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../config/storage';

/** What a person allows beyond what the shop needs to work: statistics, or nothing (ANA-03). */
export type Consent = 'statistics' | 'necessary';

/** Local storage key of the choice. */
const storageKey = 'consent';
const listeners = new Set<() => void>();

/** The choice that was made in this browser; null as long as there is none. */
function getConsent(): Consent | null {
  const stored = readStored('local', storageKey);
  return stored === 'statistics' || stored === 'necessary' ? stored : null;
}

/** Stores the choice (ANA-03). */
export function setConsent(consent: Consent): void {
  writeStored('local', storageKey, consent);
  for (const listener of [...listeners]) listener();
}

/** Another tab that changes the choice changes it here. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The choice that was made in this browser, followed as it changes here or in another tab. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, getConsent, getConsent);
}
