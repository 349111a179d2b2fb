import type { GlobalSettings } from './settings';

/** A language of the site and the first path segment of its pages. */
export interface SiteLanguage {
  code: string;
  name: string;
  languageRoute: string;
}

/** The language when neither the session nor the address says one (APP-08). */
const fallback = 'en';

/**
 * The languages of the site. Settings that list none still tell the routes there are; route and code are one then.
 */
export function siteLanguages(settings: GlobalSettings): SiteLanguage[] {
  if (settings.languages) return settings.languages;
  const routes = [settings.languageRoute, ...settings.countries.map((country) => country.languageRoute)];
  return [...new Set(routes)]
    .filter((route) => route !== undefined)
    .map((route) => ({ code: route, name: route, languageRoute: route }));
}

/**
 * The language of an address, from its first path segment.
 * @param known the languages of the site; before settings have arrived, any two to five letters count (APP-08)
 */
export function languageOfPath(pathname: string, known?: readonly SiteLanguage[]): string | undefined {
  const segment = pathname.split('/')[1] ?? '';
  if (known) return known.find(({ languageRoute }) => languageRoute === segment)?.code;
  return /^[a-z]{2,5}$/i.test(segment) ? segment : undefined;
}

/**
 * The language to use (APP-08): the stored one, else the address's, else en. A stored value that no language of the
 * site has does not count.
 * @param known the languages of the site, once settings have arrived
 */
export function resolveLanguage(
  stored: string | null,
  pathname: string,
  known?: readonly SiteLanguage[],
): string {
  const plausible = (code: string) =>
    known ? known.some((language) => language.code === code) : /^[a-z]{2,5}$/i.test(code);
  if (stored && plausible(stored)) return stored;
  return languageOfPath(pathname, known) ?? fallback;
}
