import { createStore } from './createStore';

const DEFAULT_LANGUAGE = 'no';

const language = createStore(DEFAULT_LANGUAGE);

/**
 * The BCP 47 tag that a text means: `en-se` and `en_SE` are `en-SE`.
 * @returns undefined for a text that is no tag, and which no header may carry
 */
export function languageTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** The Content-Language of every call, a BCP 47 tag; `no` until one is set (CALL-02). */
export const getLanguage = language.get;

/** Calls a listener when the language is set. @returns unsubscribes */
export const subscribeToLanguage = language.subscribe;

/**
 * Sets the language of the calls that follow.
 * @param next a language such as `sv` or `en-se`; a text that is no BCP 47 tag gives the default
 */
export function setLanguage(next: string): void {
  language.set(languageTag(next) ?? DEFAULT_LANGUAGE);
}
