import type { Areas } from '../areas';

/** Swedish texts of the account area. */
export const account: Areas['account'] = {
  signIn: 'Logga in',
  signOut: 'Logga ut',
  email: 'E-post',
  password: 'Lösenord',
  emailMissing: 'Skriv din e-postadress',
  emailWithColon: 'E-postadressen kan inte innehålla kolon',
  passwordMissing: 'Skriv ditt lösenord',
  signInFailed: 'Vi kunde inte logga in dig. Kontrollera e-post och lösenord och försök igen.',
  signInForFavorites: 'Favoriter hör till ditt konto. Logga in, så tar vi dig dit.',
  forgotPassword: 'Glömt lösenordet?',
  signedInAs: 'Inloggad som {0}',
  signedOut: 'Du är utloggad',
  details: 'Dina uppgifter',
  name: 'Namn',
  phone: 'Telefon',
  organization: 'Företag',
  notSignedIn: 'Du är inte inloggad',
  notSignedInText: 'Logga in för att se dina uppgifter.',
};
