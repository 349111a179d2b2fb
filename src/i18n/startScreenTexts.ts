import { startTexts } from './startTexts';

type Language = keyof typeof startTexts;

/** Further texts of the loading and error screens outside the server's texts; the English ones are always there. */
const screenTexts: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = {
  no: {
    'common.loadingPage': 'Laster siden',
    'common.retry': 'Prøv igjen',
    'errors.shopNotLoaded': 'Butikken kunne ikke lastes. Prøv igjen om litt.',
    'errors.unexpectedText': 'Noe gikk galt hos oss. Prøv igjen.',
    'errors.unexpectedTitle': 'Uventet feil',
  },
  sv: {
    'common.loadingPage': 'Laddar sidan',
    'common.retry': 'Försök igen',
    'errors.shopNotLoaded': 'Butiken kunde inte laddas. Försök igen om en stund.',
    'errors.unexpectedText': 'Något gick fel hos oss. Försök igen.',
    'errors.unexpectedTitle': 'Oväntat fel',
  },
};

/**
 * Texts by key of the screens before settings and texts of the server have loaded (APP-15).
 * @param language language of the visitor, as of `builtInLanguage`
 */
export function startScreenTexts(language: Language): Readonly<Record<string, string>> {
  if (language === 'en') return {};
  const { common, errors } = startTexts[language];
  return {
    ...screenTexts[language],
    'common.reload': common.reload,
    'common.slow': common.slow,
    'errors.offline': errors.offline,
  };
}
