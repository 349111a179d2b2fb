import { createContext, use } from 'react';
import type { components } from '../../api/generated/types';
import { useLanguage } from './language';
import { routeOf } from '../../i18n/language';
import { siteLanguages } from './siteLanguages';

type SentSettings = components['schemas']['GlobalSettings'];

/** Global settings of the site (getGlobalSettings), completed by completeSettings. */
export interface GlobalSettings extends Omit<SentSettings, 'timeZone'> {
  /** ISO 3166-1 alpha-2. */
  currentCountry: string;
  /** Valid time zone of all dates of the shop; undefined for the visitor's. */
  timeZone: string | undefined;
}

/** Context of the settings, provided by the app before any component that needs them renders (APP-15). */
export const SettingsContext = createContext<GlobalSettings | null>(null);

/**
 * Global settings of the site: static pages, currency, countries, languages.
 * @throws Error outside the app's settings provider
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
