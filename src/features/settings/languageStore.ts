import { createStore } from '../../config/createStore';
import { getLanguage, setLanguage } from '../../config/language';
import { readStored, writeStored } from '../../config/storage';
import { defaultLanguage, languageOfPath, namedLanguage, type SiteLanguage } from './languageRules';

// The boot script runs this before the app's code has loaded: no import may bring React with it.

const key = 'language';
let known: readonly SiteLanguage[] | undefined;

/** Whether {@link resolveLanguage} has been called since the shop was opened. */
export const languageResolved = createStore(false);

/** Uses a language from here on and stores it for this tab (APP-08). */
export function storeLanguage(language: string): void {
  writeStored('session', key, language);
  setLanguage(language);
}

/**
 * Sets the language of the first calls, before settings have loaded (APP-08, CALL-02): that of the address, else the
 * stored one. Where neither names one the calls keep the default, `no`, until the settings have.
 */
export function startLanguage(pathname: string): void {
  known = undefined;
  languageResolved.set(false);
  const named = namedLanguage(readStored('session', key), pathname);
  if (named !== undefined) setLanguage(named);
}

/**
 * Sets the language of an address once settings have loaded, and stores it (APP-08).
 * @param languages the languages of the site
 * @param homeRoute the route that the settings say is home: the language at `/` with nothing stored
 */
export function resolveLanguage(
  languages: readonly SiteLanguage[],
  homeRoute: string,
  pathname: string,
): void {
  known = languages.length > 0 ? languages : undefined;
  const stored = readStored('session', key);
  const path = !stored && pathname === '/' ? `/${homeRoute}` : pathname;
  storeLanguage(namedLanguage(stored, path, known) ?? defaultLanguage(known, homeRoute));
  languageResolved.set(true);
}

/** The language that a page is requested in: that of the route its address begins with, else the one in use (APP-08). */
export function languageOfAddress(address: string): string {
  return languageOfPath(address.split(/[?#]/)[0] ?? '', known) ?? getLanguage();
}
