import type { Areas } from '../areas';

/** Norwegian texts of the forms area. */
export const forms: Areas['forms'] = {
  errorSummary: 'Dette bør du se på igjen',
  emailInvalid: 'Ikke en gyldig e-postadresse',
  missing: '{0} mangler',
  tooLong: '{0} kan ha høyst {1} tegn',
  tooShort: '{0} må ha minst {1} tegn',
  digits: '{0} kan bare ha sifre, høyst {1}',
  number: '{0} må være et helt tall fra {1} til {2}',
  invalid: '{0} er ikke gyldig',
  notReached:
    'Vi får ikke kontakt med butikken. Sjekk nettforbindelsen og prøv igjen: Det du skrev, står her fortsatt.',
  optional: '{0} (valgfritt)',
  choose: 'Velg',
  showPassword: 'Vis passord',
  passwordRules: 'Minst {0} tegn, høyst {1}.',
  draftRestored: 'Endringene du ikke hadde lagret, er tatt vare på.',
  discardDraft: 'Forkast endringene',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  email: 'E-post',
  phoneNumber: 'Telefonnummer',
  phoneHint: 'Bare sifre, med landkode: 4791234567.',
  address: 'Gateadresse',
  postalCode: 'Postnummer',
  city: 'Poststed',
  country: 'Land',
  password: 'Passord',
};
