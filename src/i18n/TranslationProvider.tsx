import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { englishTexts } from './englishText';
import { createTranslate } from './translate';
import { TranslationContext } from './useTranslate';

interface TranslationProviderProps {
  /** The server's texts by key (getTranslations); keys it lacks show the app's own English. */
  texts: Readonly<Record<string, string>>;
  /** BCP 47 tag of the resolved language. */
  language: string;
  children: ReactNode;
}

/** Gives everything below it the texts of one language. */
export function TranslationProvider({ texts, language, children }: TranslationProviderProps) {
  const english = useSyncExternalStore(englishTexts.subscribe, englishTexts.get, englishTexts.get);
  // Once all English texts have loaded, everything that shows one is rendered again.
  const translate = useMemo(() => createTranslate(texts, language, english), [texts, language, english]);
  return <TranslationContext value={translate}>{children}</TranslationContext>;
}
