import { english, type TranslationKey } from '../../../src/i18n/english';
import { routes, type Language, type Route } from '../context';
import type { Areas } from './areas';
import { arabic } from './ar/arabic';
import { norwegian } from './no/norwegian';
import { swedish } from './sv/swedish';

const byLanguage = { no: norwegian, sv: swedish, en: english } satisfies Record<Language, Areas>;

/** Texts of areas by key: `<area>.<name>`. */
const byKey = (areas: Partial<Areas>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${area}.${name}`, text]),
    ),
  );

/** All texts of the interface in a language, by key: `<area>.<name>`. */
export const translations = (language: Language): Record<TranslationKey, string> =>
  byKey(byLanguage[language]);

/** Texts of the interface at a route, by key; Arabic is incomplete. */
export const translationsAt = (route: Route): Record<string, string> =>
  route === 'ar' ? byKey(arabic) : translations(routes[route].language);
