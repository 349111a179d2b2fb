import { createContext, use, useSyncExternalStore } from 'react';
import type { components } from '../../api/generated/types';
import { isTimeZone } from '../../i18n/intl';
import { codeOf, getLanguage, routeOf, type SiteLanguage, subscribeToLanguage } from '../../i18n/language';
import { languageResolved, resolveLanguage } from '../../i18n/languageStore';
import { reportUnknown } from '../../lib/dataLayer';
import { isObject } from '../../lib/isObject';
import { reportException } from '../../lib/reportException';

type SentSettings = components['schemas']['GlobalSettings'];

function listedLanguages(settings: SentSettings): SiteLanguage[] {
  if (settings.languages && settings.languages.length > 0) return settings.languages;
  const routes = [settings.languageRoute, ...settings.countries.map((country) => country.languageRoute)];
  return routes
    .filter((route) => route !== undefined)
    .map((route) => ({ code: route, name: route, languageRoute: route }));
}

/** The valid languages of the site, each with a BCP 47 tag as its code and a route for its URLs. */
export function siteLanguages(settings: SentSettings): SiteLanguage[] {
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
export const resolveSiteLanguage = (settings: SentSettings, pathname: string): void =>
  resolveLanguage(siteLanguages(settings), settings.languageRoute, pathname);

/** Report the languages of the settings that {@link siteLanguages} leaves out. */
export function reportUnusableLanguages(settings: SentSettings): void {
  for (const { code, languageRoute } of listedLanguages(settings)) {
    if (codeOf(code) === undefined || routeOf(languageRoute) === undefined)
      reportUnknown('language', `${code} /${languageRoute}`);
  }
}

/** The current language, which every request is sent with (APP-08). */
export function useLanguage(): string {
  return useSyncExternalStore(subscribeToLanguage, getLanguage, getLanguage);
}

/** True once settings have loaded and the current language is one of theirs (APP-08). */
export function useIsLanguageResolved(): boolean {
  return useSyncExternalStore(languageResolved.subscribe, languageResolved.get, languageResolved.get);
}

/** Context: true while the language changes, and texts and settings are still those of the previous one. */
export const LanguageChangeContext = createContext(false);

/** True while texts and settings of the current language are being fetched; pages wait for them (APP-08). */
export function useIsLanguageChanging(): boolean {
  return use(LanguageChangeContext);
}

export interface GlobalSettings extends Omit<SentSettings, 'timeZone'> {
  /** ISO 3166-1 alpha-2. */
  currentCountry: string;
  /** Valid time zone of all dates of the shop; undefined for the visitor's. */
  timeZone: string | undefined;
}

/** Context of the settings, provided by the app before any component that needs them renders (APP-15). */
export const SettingsContext = createContext<GlobalSettings | null>(null);

/**
 * Global settings of the site; throws outside the app's settings provider.
 * @example const { searchPage } = useSettings().staticPages;
 */
export function useSettings(): GlobalSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings needs the settings provider around it');
  return settings;
}

/** Home URL of a language: `/` and its route (APP-10). */
export function homeHref(languageRoute: string): string {
  return `/${languageRoute}`;
}

/** Home URL of the current language (APP-10). */
export function useHomeHref(): string {
  const settings = useSettings();
  const language = useLanguage();
  const own = siteLanguages(settings).find(({ code }) => code === language);
  return homeHref(own?.languageRoute ?? routeOf(settings.languageRoute) ?? language.toLowerCase());
}

type StaticPages = GlobalSettings['staticPages'];

const pageTypes = {
  searchPage: 'SearchPage',
  accountPage: 'AccountPage',
  cartPage: 'CartPage',
  checkoutPage: 'CheckoutPage',
  orderConfirmationPage: 'OrderConfirmationPage',
  notFoundPage: 'NotFoundPage',
  errorPage: 'ErrorPage',
} as const satisfies Partial<Record<keyof StaticPages, string>>;

const hasAddress = (page: unknown) => isObject(page) && typeof page['url'] === 'string';

/** Country of a site without one in its settings (APP-18). */
const DEFAULT_COUNTRY = 'NO';

const timeZones: Readonly<Record<string, string>> = {
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  IS: 'Atlantic/Reykjavik',
};

/** The static pages; a missing one gets an empty URL, so that nothing links to it, and is reported. */
function completePages(staticPages: unknown): StaticPages {
  const given = (isObject(staticPages) ? staticPages : {}) as StaticPages;
  const missing = Object.entries(pageTypes)
    .filter(([name]) => !hasAddress(given[name as keyof StaticPages]))
    .map(([name, pageType]) => [name, { pageType, title: '', url: '' }] as const);
  if (missing.length === 0) return given;
  const places = missing.map(([name]) => `/staticPages/${name} has no address`);
  reportException(new TypeError(`getGlobalSettings departs from the contract: ${places.join(', ')}`));
  return { ...given, ...Object.fromEntries(missing) };
}

/**
 * The time zone sent by the server, else the country's; undefined, the visitor's, for an invalid one. A country's own
 * needs no check: the first formatter of times takes 11 ms, before the first render.
 */
function completeTimeZone(sent: unknown, country: string): string | undefined {
  const own = timeZones[country];
  if (sent === own || sent === undefined) return own;
  if (isTimeZone(sent)) return sent;
  reportException(
    new TypeError(`getGlobalSettings departs from the contract: /timeZone “${String(sent)}” is unknown`),
  );
  return own;
}

/** Complete the settings with all static pages (APP-12), a country (APP-18), and a valid time zone. */
export function completeSettings(settings: components['schemas']['GlobalSettings']): GlobalSettings {
  const currentCountry = settings.currentCountry || DEFAULT_COUNTRY;
  return {
    ...settings,
    currentCountry,
    timeZone: completeTimeZone(settings.timeZone, currentCountry),
    staticPages: completePages(settings.staticPages),
  };
}
