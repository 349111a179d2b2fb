import { useSyncExternalStore } from 'react';
import { getLanguage } from '../../config/language';
import { storedLanguage, storeLanguage, subscribeToLanguage } from './languageStore';
import { languageOfPath, resolveLanguage, siteLanguages, type SiteLanguage } from './resolveLanguage';
import { homeHref, type GlobalSettings } from './settings';

/** The language in use, as every call asks for it (APP-08). */
export function useLanguage(): string {
  return useSyncExternalStore(subscribeToLanguage, getLanguage);
}

/** The language to use once the settings say which there are (APP-08). */
export function languageBySettings(settings: GlobalSettings, pathname: string): string {
  const stored = storedLanguage();
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
