import type { Language } from '../shop/languages';

/** Create a value per language on first use and cache it. */
export function perLanguage<Thing>(make: (language: Language) => Thing): (language: Language) => Thing {
  const made = new Map<Language, Thing>();
  return (language) => {
    const thing = made.get(language) ?? make(language);
    made.set(language, thing);
    return thing;
  };
}
