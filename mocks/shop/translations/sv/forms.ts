import type { Areas } from '../areas';

/** Swedish texts of the forms area. */
export const forms: Areas['forms'] = {
  errorSummary: 'Det här behöver ses över',
  emailInvalid: 'Inte en giltig e-postadress',
  missing: '{0} saknas',
  tooLong: '{0} får ha högst {1} tecken',
  tooShort: '{0} måste ha minst {1} tecken',
  digits: '{0} får bara ha siffror, högst {1}',
  number: '{0} måste vara ett heltal från {1} till {2}',
  invalid: '{0} stämmer inte',
  notReached:
    'Vi får inte kontakt med butiken. Kontrollera uppkopplingen och försök igen: det du skrev står kvar.',
  optional: '{0} (valfritt)',
  choose: 'Välj',
  showPassword: 'Visa lösenord',
  passwordRules: 'Minst {0} tecken, högst {1}.',
  draftRestored: 'Dina osparade ändringar finns kvar.',
  discardDraft: 'Släng ändringarna',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-post',
  phoneNumber: 'Telefonnummer',
  phoneHint: 'Bara siffror, med landskod: 46701234567.',
  address: 'Gatuadress',
  postalCode: 'Postnummer',
  city: 'Ort',
  country: 'Land',
  password: 'Lösenord',
};
