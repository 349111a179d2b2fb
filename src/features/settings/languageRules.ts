import { languageTag } from '../../config/language';
import type { components } from '../../api/generated/types';

/** A language of the site, as the settings list it: its code, name and the first path segment of its pages. */
export type SiteLanguage = components['schemas']['SiteLanguage'];

/** Default language of the interface (APP-08). */
const fallback = 'en';

/**
 * A text as a language route: two letters, or language and region as in `en-se`.
 * @returns the route in small letters; undefined for a text that is none
 */
export function routeOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const route = text
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replace('_', '-')
    .toLowerCase();
  return /^[a-z]{2}(-[a-z]{2})?$/.test(route) ? route : undefined;
}

/**
 * A text as the code of a language, a BCP 47 tag with or without a region: `en_gb` is `en-GB`.
 * @returns undefined for a text that is none
 */
export function codeOf(text: unknown): string | undefined {
  const tag = typeof text === 'string' ? languageTag(text) : undefined;
  return tag !== undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(tag) ? tag : undefined;
}

/**
 * The language of an address, from the route it begins with.
 * @param known the languages of the site; before settings have loaded, whatever has the form of a route counts (APP-08)
 */
export function languageOfPath(pathname: string, known?: readonly SiteLanguage[]): string | undefined {
  const segment = pathname.split('/')[1] ?? '';
  const route = segment.includes('_') ? undefined : routeOf(segment);
  if (route === undefined) return undefined;
  return known ? known.find(({ languageRoute }) => languageRoute === route)?.code : codeOf(route);
}

/**
 * The language that an address and the session name (APP-08): that of the route the address begins with, else the
 * stored one.
 * @param known the languages of the site, once settings have loaded: no other one counts
 * @returns undefined where neither names one
 */
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

/**
 * The language of a site where neither address nor session names one (APP-08): English; that of its home where it has no
 * English.
 * @param homeRoute the route of the settings
 */
export function defaultLanguage(known: readonly SiteLanguage[] | undefined, homeRoute: string): string {
  const hasEnglish = !known || known.some(({ code }) => code === fallback);
  return hasEnglish ? fallback : (languageOfPath(`/${homeRoute}`, known) ?? fallback);
}
