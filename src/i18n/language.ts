import { createStore } from '../lib/createStore';

/** Content-Language of a call before any language is known (CALL-02). */
export const callLanguage = 'no';

const language = createStore(callLanguage);

/**
 * BCP 47 tag of a language code: `en-se` and `en_SE` give `en-SE`.
 * @returns undefined for text that is not a tag, which no header may contain
 */
export function languageTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Content-Language of every call, a BCP 47 tag (CALL-02). */
export const getLanguage = language.get;

/**
 * Call a listener when the language is set.
 * @returns function that unsubscribes
 */
export const subscribeToLanguage = language.subscribe;

/**
 * Set the language of later calls.
 * @param next a language such as `sv` or `en-se`; text that is not a BCP 47 tag gives the default
 */
export function setLanguage(next: string): void {
  language.set(languageTag(next) ?? callLanguage);
}
