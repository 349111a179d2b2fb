import { useSyncExternalStore } from 'react';
import { getLanguage, setLanguage } from '../../config/language';
import { readStored, writeStored } from '../../config/storage';
import { languageOfPath, resolveLanguage, siteLanguages, type SiteLanguage } from './resolveLanguage';
import { homeHref, type GlobalSettings } from './settings';

const key = 'language';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(language: string): void {
  if (language === getLanguage()) return;
  setLanguage(language);
  for (const listener of listeners) listener();
}

/** The language in use, as every call asks for it (APP-08). */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, getLanguage);
}

/** Uses a language from here on and remembers it for this tab (APP-08). */
export function storeLanguage(language: string): void {
  writeStored('session', key, language);
  show(language);
}

/**
 * Settles the language at start-up, before settings are there (APP-08). At `/` with nothing stored it stays open:
 * settings are asked in the default language and say which it is, see {@link languageBySettings}.
 */
export function startLanguage(pathname: string): void {
  const stored = readStored('session', key);
  if (!stored && pathname === '/') return;
  storeLanguage(resolveLanguage(stored, pathname));
}

/** The language to use once the settings say which there are (APP-08). */
export function languageBySettings(settings: GlobalSettings, pathname: string): string {
  const stored = readStored('session', key);
  const path = !stored && pathname === '/' ? homeHref(settings.languageRoute) : pathname;
  return resolveLanguage(stored, path, siteLanguages(settings));
}

/**
 * Follows a step from one page to another: into an address of another language means choosing it.
 * An address that had its language before the step, at odds with the stored one, changes nothing.
 */
export function followLanguage(from: string, to: string, known: readonly SiteLanguage[]): void {
  const next = languageOfPath(to, known);
  if (next !== undefined && next !== languageOfPath(from, known)) storeLanguage(next);
}
