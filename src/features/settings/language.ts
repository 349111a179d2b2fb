import { createContext, use, useSyncExternalStore } from 'react';
import { getLanguage } from '../../config/language';
import { isLanguageSettled, subscribeToLanguage } from './languageStore';

/** The language in use, as every call asks for it (APP-08). */
export function useLanguage(): string {
  return useSyncExternalStore(subscribeToLanguage, getLanguage);
}

/** Whether settings have said which languages there are, and the language in use is one that they allow (APP-08). */
export function useIsLanguageSettled(): boolean {
  return useSyncExternalStore(subscribeToLanguage, isLanguageSettled);
}

/** Whether the shop is changing its language: its texts and settings are still those of the one before. */
export const LanguageChangeContext = createContext(false);

/** Whether texts and settings of the language in use are still on their way; a page waits for them (APP-08). */
export function useIsLanguageChanging(): boolean {
  return use(LanguageChangeContext);
}
