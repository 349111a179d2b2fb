// Part of the boot script: the texts of the server, and the app's other texts, are not there yet.

/** Texts of a shop that has not started, by language and area; also part of the built-in English. */
export const startTexts = {
  en: {
    common: { reload: 'Reload the page', slow: 'This takes longer than usual.' },
    errors: {
      offline: 'You are offline. Connect to the internet and try again.',
      shopFailed: 'The shop could not be loaded.',
    },
  },
  no: {
    common: { reload: 'Last siden på nytt', slow: 'Dette tar lengre tid enn vanlig.' },
    errors: {
      offline: 'Du er frakoblet. Koble til internett og prøv igjen.',
      shopFailed: 'Butikken kunne ikke lastes.',
    },
  },
  sv: {
    common: { reload: 'Ladda om sidan', slow: 'Det här tar längre tid än vanligt.' },
    errors: {
      offline: 'Du är offline. Anslut till internet och försök igen.',
      shopFailed: 'Butiken kunde inte laddas.',
    },
  },
};

/** Language of the built-in texts for a visitor: the first of theirs that has such texts, otherwise English. */
export function builtInLanguage(languages: readonly string[]): keyof typeof startTexts {
  const codes = languages.map((tag) => tag.slice(0, 2).replace(/nb|nn/, 'no'));
  return codes.find((code): code is keyof typeof startTexts => Object.hasOwn(startTexts, code)) ?? 'en';
}

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

/** Texts by key of the screens before settings and texts of the server have loaded (APP-15). */
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
