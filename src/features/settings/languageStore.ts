import { getLanguage, setLanguage } from '../../config/language';
import { readStored, writeStored } from '../../config/storage';
import { resolveLanguage } from './resolveLanguage';

// The boot script runs this before the app's code is there: nothing of React may come with it.

const key = 'language';
const listeners = new Set<() => void>();

/** Tells of every change of the language in use. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language this tab remembers, whatever was written there; null for none. */
export function storedLanguage(): string | null {
  return readStored('session', key);
}

/** Uses a language from here on and remembers it for this tab (APP-08). */
export function storeLanguage(language: string): void {
  writeStored('session', key, language);
  if (language === getLanguage()) return;
  setLanguage(language);
  for (const listener of listeners) listener();
}

/**
 * Settles the language at start-up, before settings are there (APP-08). At `/` with nothing stored it stays open:
 * settings are asked in the default language and say which it is.
 */
export function startLanguage(pathname: string): void {
  const stored = storedLanguage();
  if (!stored && pathname === '/') return;
  storeLanguage(resolveLanguage(stored, pathname));
}
