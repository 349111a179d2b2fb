import { english } from '../../../src/i18n/english';
import type { GeneratedFile } from '../print';

/** All translation keys with their English texts, for those who translate the interface (getTranslations). */
export function emitTranslations(): GeneratedFile {
  const texts = Object.entries(english).flatMap(([area, all]) =>
    Object.entries(all).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
  );
  return {
    path: 'openapi/translations.en.json',
    text: `${JSON.stringify(Object.fromEntries(texts.sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`,
  };
}
