import { useMemo, type ReactNode } from 'react';
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
  const translate = useMemo(() => createTranslate(texts, language), [texts, language]);
  return <TranslationContext value={translate}>{children}</TranslationContext>;
}
