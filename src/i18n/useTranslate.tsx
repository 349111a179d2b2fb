import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { englishTexts } from './englishText';
import { createTranslate, type Translate } from './translate';

/** Translate function of the current language; default: the built-in English. */
const TranslationContext = createContext<Translate>(createTranslate({}, 'en'));

/** Translate function of the current language. */
export function useTranslate(): Translate {
  return use(TranslationContext);
}

interface TranslationProviderProps {
  texts: Readonly<Record<string, string>>;
  /** BCP 47 tag of the current language. */
  language: string;
  children: ReactNode;
}

export function TranslationProvider({ texts, language, children }: TranslationProviderProps) {
  const english = useSyncExternalStore(englishTexts.subscribe, englishTexts.get, englishTexts.get);
  // Changes once all English texts have loaded, so that components with a missing text re-render.
  const translate = useMemo(() => createTranslate(texts, language, english), [texts, language, english]);
  return <TranslationContext value={translate}>{children}</TranslationContext>;
}
