import { createContext, use, useSyncExternalStore } from 'react';
import { getLanguage, subscribeToLanguage } from '../../i18n/language';
import { languageResolved } from '../../i18n/languageStore';

/**
 * The current language, which every request is sent with (APP-08).
 * @example const language = useLanguage();
 */
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
