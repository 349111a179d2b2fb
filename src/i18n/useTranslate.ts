import { createContext, use } from 'react';
import { createTranslate, type Translate } from './translate';

/** Translate function of the current language; default: the built-in English. */
export const TranslationContext = createContext<Translate>(createTranslate({}, 'en'));

/**
 * Translate function of the current language.
 * @example const t = useTranslate(); t('common.close');
 */
export function useTranslate(): Translate {
  return use(TranslationContext);
}
