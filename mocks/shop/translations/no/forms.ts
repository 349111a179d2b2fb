import type { Areas } from '../areas';

/** Norwegian texts of the forms area. */
export const forms: Areas['forms'] = {
  errorSummary: 'Sjekk dette',
  emailInvalid: 'Ugyldig e-postadresse',
  languageInvalid: 'Språk må ha 1 til 5 tegn',
  missing: '{0} mangler',
  codeEmpty: 'Koden kan ikke være tom',
  tooLong: '{0} kan ha maks {1} tegn',
  tooShort: '{0} må ha minst {1} tegn',
  digits: '{0} kan bare inneholde sifre, maks {1}',
  invalid: '{0} er ugyldig',
  notReached:
    'Vi får ikke kontakt med butikken. Sjekk nettforbindelsen og prøv igjen. Det du har skrevet, er ikke borte.',
  optional: '{0} (valgfritt)',
  choose: 'Velg',
  showPassword: 'Vis passord',
  passwordRules: '{0} til {1} tegn.',
  draftRestored: 'Endringene du ikke hadde lagret, er hentet fram igjen.',
  discardDraft: 'Forkast endringene',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  email: 'E-post',
  phoneNumber: 'Telefonnummer',
  phoneHint: 'Med landkode.',
  phoneHintExample: 'Med landkode, for eksempel {0}.',
  address: 'Gateadresse',
  postalCode: 'Postnummer',
  city: 'Poststed',
  country: 'Land',
  password: 'Passord',
};
