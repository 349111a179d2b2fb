import type { components } from '../api/generated/types';
import { deploymentLanguage } from '../config/deployment';
import { createStore } from '../lib/createStore';

/** Content-Language of a call before any language is known (CALL-02). */
export const callLanguage = 'no';

const language = createStore(callLanguage);

/** BCP 47 tag of a language code, `en-SE` for `en_SE`; undefined for text that no header may contain. */
export function languageTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Content-Language of every call, a BCP 47 tag (CALL-02). */
export const getLanguage = language.get;

export const subscribeToLanguage = language.subscribe;

/** Set the language of later calls; text that is not a BCP 47 tag gives the default. */
export function setLanguage(next: string): void {
  language.set(languageTag(next) ?? callLanguage);
}

/** Languages written from right to left, by their BCP 47 language subtag. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/i;

/** Direction of writing of a language; not every browser knows it (`Intl.Locale.getTextInfo`). */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr');

/**
 * True when the document is written from right to left.
 * @example row.scrollLeft += isRightToLeft() ? -width : width;
 */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** A language of the settings: its code, name, and the first path segment of its pages. */
export type SiteLanguage = components['schemas']['SiteLanguage'];

/** Default language of the interface: that of the deployment, otherwise English (APP-08). */
export const interfaceLanguage = (): string => codeOf(deploymentLanguage()) ?? 'en';

/** Normalise a language route, such as `en` or `en-se`; undefined when invalid. */
export function routeOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const route = text
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replace('_', '-')
    .toLowerCase();
  return /^[a-z]{2}(-[a-z]{2})?$/.test(route) ? route : undefined;
}

/** Normalise a language code to a BCP 47 tag, `en-GB` for `en_gb`; undefined when invalid. */
export function codeOf(text: unknown): string | undefined {
  const tag = typeof text === 'string' ? languageTag(text) : undefined;
  return tag !== undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(tag) ? tag : undefined;
}

/** Language of a URL, from its route; any valid one before settings have loaded (APP-08). */
export function languageOfPath(pathname: string, known?: readonly SiteLanguage[]): string | undefined {
  const segment = pathname.split('/')[1] ?? '';
  const route = segment.includes('_') ? undefined : routeOf(segment);
  if (route === undefined) return undefined;
  return known ? known.find(({ languageRoute }) => languageRoute === route)?.code : codeOf(route);
}

/** Language named by the URL's route, otherwise the stored one (APP-08); undefined without either. */
export function namedLanguage(
  stored: string | null,
  pathname: string,
  known?: readonly SiteLanguage[],
): string | undefined {
  const fromPath = languageOfPath(pathname, known);
  if (fromPath !== undefined) return fromPath;
  const storedCode = codeOf(stored ?? '');
  return !known || known.some(({ code }) => code === storedCode) ? storedCode : undefined;
}

/** Default language of a site (APP-08): that of the interface, or of the home route when the site does not have it. */
export function defaultLanguage(known: readonly SiteLanguage[] | undefined, homeRoute: string): string {
  const preferred = interfaceLanguage();
  const isKnown = !known || known.some(({ code }) => code === preferred);
  return isKnown ? preferred : (languageOfPath(`/${homeRoute}`, known) ?? preferred);
}
