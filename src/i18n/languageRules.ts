import { deploymentLanguage } from '../config/deployment';
import { languageTag } from './language';
import type { components } from '../api/generated/types';

/** A language of the settings: its code, name, and the first path segment of its pages. */
export type SiteLanguage = components['schemas']['SiteLanguage'];

/** Default language of the interface: that of the deployment, otherwise English (APP-08). */
export const interfaceLanguage = (): string => codeOf(deploymentLanguage()) ?? 'en';

/**
 * Normalise a language route: two letters, or language and region as in `en-se`.
 * @returns the route in lower case; undefined when invalid
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
 * Normalise a language code to a BCP 47 tag with or without a region: `en_gb` becomes `en-GB`.
 * @returns undefined when invalid
 */
export function codeOf(text: unknown): string | undefined {
  const tag = typeof text === 'string' ? languageTag(text) : undefined;
  return tag !== undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(tag) ? tag : undefined;
}

/**
 * Language of a URL, from the route it starts with.
 * @param known languages of the site; before settings have loaded, any valid route counts (APP-08)
 */
export function languageOfPath(pathname: string, known?: readonly SiteLanguage[]): string | undefined {
  const segment = pathname.split('/')[1] ?? '';
  const route = segment.includes('_') ? undefined : routeOf(segment);
  if (route === undefined) return undefined;
  return known ? known.find(({ languageRoute }) => languageRoute === route)?.code : codeOf(route);
}

/**
 * Language named by the URL's route, otherwise the stored one (APP-08).
 * @param known languages of the site, once settings have loaded; others are ignored
 * @returns undefined when neither names one
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
 * Language of a site when neither URL nor session names one (APP-08): the default of the interface, or that of the home
 * route when the site does not have it.
 * @param homeRoute home route in the settings
 */
export function defaultLanguage(known: readonly SiteLanguage[] | undefined, homeRoute: string): string {
  const preferred = interfaceLanguage();
  const isKnown = !known || known.some(({ code }) => code === preferred);
  return isKnown ? preferred : (languageOfPath(`/${homeRoute}`, known) ?? preferred);
}
