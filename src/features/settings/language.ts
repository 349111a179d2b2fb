import { createContext, use, useSyncExternalStore } from 'react';
import { getLanguage, subscribeToLanguage } from '../../config/language';
import { languageResolved } from './languageStore';

/** The language in use, as every call asks for it (APP-08). */
export function useLanguage(): string {
  return useSyncExternalStore(subscribeToLanguage, getLanguage, getLanguage);
}

/** Whether settings have said which languages there are, and the language in use is one that they allow (APP-08). */
export function useIsLanguageResolved(): boolean {
  return useSyncExternalStore(languageResolved.subscribe, languageResolved.get, languageResolved.get);
}

/** Whether the language is changing: texts and settings are still those of the previous one. */
export const LanguageChangeContext = createContext(false);

/** Whether texts and settings of the language in use are still being fetched; a page waits for them (APP-08). */
export function useIsLanguageChanging(): boolean {
  return use(LanguageChangeContext);
}
