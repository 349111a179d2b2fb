import { english, type TranslationKey } from '../../../src/i18n/english';
import type { Language } from '../context';
import type { Areas } from './areas';
import { norwegian } from './no/norwegian';
import { swedish } from './sv/swedish';

const byLanguage = { no: norwegian, sv: swedish, en: english } satisfies Record<Language, Areas>;

/** All texts of the interface in a language, by key: `<area>.<name>`. */
export function translations(language: Language): Record<TranslationKey, string> {
  const texts = Object.entries(byLanguage[language]).flatMap(([area, areaTexts]) =>
    Object.entries(areaTexts).map(([name, text]) => [`${area}.${name}`, text]),
  );
  return Object.fromEntries(texts);
}
