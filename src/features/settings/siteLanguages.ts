import type { GlobalSettings } from '../../api/generated/types';
import { reportUnknown } from '../../lib/dataLayer';
import { codeOf, routeOf, type SiteLanguage } from '../../i18n/language';
import { resolveLanguage } from '../../i18n/languageStore';

function listedLanguages(settings: GlobalSettings): SiteLanguage[] {
  if (settings.languages && settings.languages.length > 0) return settings.languages;
  const routes = [settings.languageRoute, ...settings.countries.map((country) => country.languageRoute)];
  return routes
    .filter((route) => route !== undefined)
    .map((route) => ({ code: route, name: route, languageRoute: route }));
}

/** The valid languages of the site, each with a BCP 47 tag as its code and a route for its URLs. */
export function siteLanguages(settings: GlobalSettings): SiteLanguage[] {
  const languages: SiteLanguage[] = [];
  for (const listed of listedLanguages(settings)) {
    const languageRoute = routeOf(listed.languageRoute);
    const code = codeOf(listed.code);
    if (code === undefined || languageRoute === undefined) continue;
    if (languages.some((other) => other.code === code || other.languageRoute === languageRoute)) continue;
    languages.push({ ...listed, code, languageRoute });
  }
  return languages;
}

/** Set and store the language of a URL, once settings have loaded (APP-08). */
export const resolveSiteLanguage = (settings: GlobalSettings, pathname: string): void =>
  resolveLanguage(siteLanguages(settings), settings.languageRoute, pathname);

/** Report the languages of the settings that {@link siteLanguages} leaves out. */
export function reportUnusableLanguages(settings: GlobalSettings): void {
  for (const { code, languageRoute } of listedLanguages(settings)) {
    if (codeOf(code) === undefined || routeOf(languageRoute) === undefined)
      reportUnknown('language', `${code} /${languageRoute}`);
  }
}
