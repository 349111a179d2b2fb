import type { Language } from '../shop/context';

/** Makes something for a language when it is first asked for, and keeps it. */
export function perLanguage<Thing>(make: (language: Language) => Thing): (language: Language) => Thing {
  const made = new Map<Language, Thing>();
  return (language) => {
    const thing = made.get(language) ?? make(language);
    made.set(language, thing);
    return thing;
  };
}
