import { shopBrand } from '../../brand/shopBrand';
import { english, type TranslationKey } from '../../src/i18n/english';
import { texts } from '../generated/texts';
import { isAddedLanguage, routes, type Route } from './context';
import type { Language } from './languages';

/** Texts of the interface by area: the keys of the app's built-in English texts. */
type Areas = {
  [Area in keyof typeof english]: Readonly<Record<Extract<keyof (typeof english)[Area], string>, string>>;
};

const byLanguage = { no: texts.no, sv: texts.sv, en: english } satisfies Record<Language, Areas>;

/** Texts of areas by key: `<area>.<name>`. */
const byKey = (areas: { readonly [Area in keyof Areas]?: object }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]) => [
        `${area}.${name}`,
        String(text).replaceAll('{shopName}', shopBrand.name),
      ]),
    ),
  );

/** All texts of the interface in a language, by key: `<area>.<name>`. */
export const translations = (language: Language): Record<TranslationKey, string> =>
  byKey(byLanguage[language]);

/** Texts of the interface at a route, by key; those of an added language are incomplete. */
export const translationsAt = (route: Route): Record<string, string> =>
  isAddedLanguage(route) ? byKey(texts[route]) : translations(routes[route].language);
