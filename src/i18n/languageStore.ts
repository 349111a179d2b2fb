import { createStore } from '../lib/createStore';
import { deploymentLanguage } from '../config/deployment';
import {
  callLanguage,
  getLanguage,
  setLanguage,
  defaultLanguage,
  languageOfPath,
  namedLanguage,
  type SiteLanguage,
} from './language';
import { readStored, writeStored } from '../lib/storage';
import { pageUrl, renderRequest } from '../lib/renderRequest';

// Part of the boot script, which runs before the app's code has loaded: no import may pull in React.

const key = 'language';

/** Languages of the site; undefined before settings have loaded. */
const known = createStore<readonly SiteLanguage[] | undefined>(undefined);

/** True after {@link resolveLanguage} was called. */
export const languageResolved = createStore(false);

/** Set the current language, and store it for this tab (APP-08). */
export function storeLanguage(language: string): void {
  writeStored('session', key, language);
  setLanguage(language);
}

/** Set the language of the first requests (APP-08, CALL-02): that of URL, storage or deployment, otherwise `no`. */
export function startLanguage(pathname: string): void {
  known.set(undefined);
  languageResolved.set(false);
  setLanguage(namedLanguage(readStored('session', key), pathname) ?? deploymentLanguage() ?? callLanguage);
}

/** Languages of the visitor before settings have loaded (APP-08): that of URL or storage, then the browser's. */
export function visitorLanguages(): string[] {
  const named = namedLanguage(readStored('session', key), pageUrl().pathname);
  return [...(named === undefined ? [] : [named]), ...(renderRequest() ? [] : navigator.languages)];
}

/** Set and store the language of a URL once settings have loaded (APP-08). */
export function resolveLanguage(
  languages: readonly SiteLanguage[],
  homeRoute: string,
  pathname: string,
): void {
  const usable = languages.length > 0 ? languages : undefined;
  known.set(usable);
  const named = namedLanguage(readStored('session', key), pathname, usable);
  storeLanguage(named ?? defaultLanguage(usable, homeRoute));
  languageResolved.set(true);
}

/** Language for requesting a page: that of its URL's route, otherwise the current one (APP-08). */
export function languageOfAddress(address: string): string {
  return languageOfPath(address.split(/[?#]/)[0] ?? '', known.get()) ?? getLanguage();
}
