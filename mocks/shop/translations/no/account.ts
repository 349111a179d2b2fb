import type { Areas } from '../areas';

/** Norwegian texts of the account area. */
export const account: Areas['account'] = {
  signIn: 'Logg inn',
  signOut: 'Logg ut',
  email: 'E-post',
  password: 'Passord',
  emailMissing: 'Skriv e-postadressen din',
  emailWithColon: 'E-postadressen kan ikke inneholde kolon',
  passwordMissing: 'Skriv passordet ditt',
  signInFailed: 'Vi fikk ikke logget deg inn. Sjekk e-post og passord, og prøv igjen.',
  signInForFavorites: 'Favoritter hører til kontoen din. Logg inn, så tar vi deg dit.',
  forgotPassword: 'Glemt passordet?',
  signedInAs: 'Logget inn som {0}',
  signedOut: 'Du er logget ut',
  details: 'Opplysninger om deg',
  name: 'Navn',
  phone: 'Telefon',
  organization: 'Firma',
  notSignedIn: 'Du er ikke logget inn',
  notSignedInText: 'Logg inn for å se opplysningene dine.',
};
