import type { Areas } from '../areas';

/** Swedish texts of the forms area. */
export const forms: Areas['forms'] = {
  errorSummary: 'Kontrollera följande',
  emailInvalid: 'Ogiltig e-postadress',
  languageInvalid: 'Språk måste ha 1 till 5 tecken',
  missing: '{0} saknas',
  codeEmpty: 'Koden får inte vara tom',
  tooLong: '{0} får ha max {1} tecken',
  tooShort: '{0} måste ha minst {1} tecken',
  digits: '{0} får bara innehålla siffror, max {1}',
  invalid: '{0} är ogiltigt',
  notReached:
    'Vi får inte kontakt med butiken. Kontrollera uppkopplingen och försök igen. Det du har skrivit finns kvar.',
  optional: '{0} (valfritt)',
  choose: 'Välj',
  showPassword: 'Visa lösenord',
  passwordRules: '{0} till {1} tecken.',
  draftRestored: 'Dina osparade ändringar har återställts.',
  discardDraft: 'Ta bort ändringarna',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-post',
  phoneNumber: 'Telefonnummer',
  phoneHint: 'Med landskod.',
  phoneHintExample: 'Med landskod, till exempel {0}.',
  address: 'Gatuadress',
  postalCode: 'Postnummer',
  city: 'Ort',
  country: 'Land',
  password: 'Lösenord',
};
