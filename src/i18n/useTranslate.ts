import { createContext, use } from 'react';
import { createTranslate, type Translate } from './translate';

/** The translate function of the language in use; the app's own English outside a provider. */
export const TranslationContext = createContext<Translate>(createTranslate({}, 'en'));

/** The translate function of the language in use: `const t = useTranslate(); t('common.close')`. */
export function useTranslate(): Translate {
  return use(TranslationContext);
}
