import { readStored } from '../../lib/storage';

// Part of the boot script, which runs before the app's code has loaded: no import may pull in React.

/** Consent beyond what is strictly necessary: statistics, or nothing (ANA-03). */
export type Consent = 'statistics' | 'necessary';

export const consentKey = 'consent';

/** The consent stored in this browser; null before any selection. */
export function storedConsent(): Consent | null {
  const stored = readStored('local', consentKey);
  return stored === 'statistics' || stored === 'necessary' ? stored : null;
}

/** Hide the question in a page rendered on a server, which does not know the answer, before the first paint. */
export function hideAnsweredQuestion(): void {
  if (storedConsent() !== null) document.documentElement.dataset['consent'] = 'given';
}
