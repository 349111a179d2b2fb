import type { Localized } from './context';

/** Error messages of the mock server, by language. */
export const messages = {
  signIn: {
    no: 'Du må logge inn for å se dette.',
    sv: 'Du måste logga in för att se det här.',
    en: 'You must sign in to see this.',
  },
  unknownLanguage: {
    no: 'Butikken finnes ikke på dette språket.',
    sv: 'Butiken finns inte på det här språket.',
    en: 'The shop is not available in this language.',
  },
  wrongSignIn: {
    no: 'Feil e-postadresse eller passord.',
    sv: 'Fel e-postadress eller lösenord.',
    en: 'The e-mail address or password is wrong.',
  },
  locked: {
    no: 'Denne kontoen er sperret. Ta kontakt med kundeservice.',
    sv: 'Det här kontot är spärrat. Kontakta kundservice.',
    en: 'This account is locked. Please contact customer service.',
  },
  organizationTaken: {
    no: 'Firmaet har allerede en konto her. Be administratoren om å legge deg til.',
    sv: 'Företaget har redan ett konto här. Be administratören att lägga till dig.',
    en: 'The company already has an account here. Ask its administrator to add you.',
  },
  forbidden: {
    no: 'Rollen din gir ikke tilgang til dette.',
    sv: 'Din roll ger inte tillgång till det här.',
    en: 'Your role does not allow this.',
  },
  mayNotOrder: {
    no: 'Rollen din gir ikke lov til å bestille. Spør en administrator i firmaet.',
    sv: 'Din roll ger inte rätt att beställa. Fråga en administratör på företaget.',
    en: 'Your role does not allow you to order. Ask an administrator in your company.',
  },
  notFound: {
    no: 'Vi fant ikke det du lette etter.',
    sv: 'Vi hittade inte det du letade efter.',
    en: 'We could not find what you were looking for.',
  },
  invalid: {
    no: 'Noen av feltene må rettes.',
    sv: 'Några av fälten behöver rättas.',
    en: 'Some of the fields need correcting.',
  },
  fieldRequired: {
    no: 'Fyll ut feltet.',
    sv: 'Fyll i fältet.',
    en: 'Fill in this field.',
  },
  tooShort: {
    no: 'Minst {0} tegn.',
    sv: 'Minst {0} tecken.',
    en: 'At least {0} characters.',
  },
  tooLong: {
    no: 'Høyst {0} tegn.',
    sv: 'Högst {0} tecken.',
    en: 'No more than {0} characters.',
  },
  tooSmall: {
    no: 'Minst {0}.',
    sv: 'Minst {0}.',
    en: 'At least {0}.',
  },
  tooLarge: {
    no: 'Høyst {0}.',
    sv: 'Högst {0}.',
    en: 'No more than {0}.',
  },
  wrongEmail: {
    no: 'Ugyldig e-postadresse.',
    sv: 'Ogiltig e-postadress.',
    en: 'Not a valid e-mail address.',
  },
  wrongDate: {
    no: 'Ikke en gyldig dato.',
    sv: 'Inte ett giltigt datum.',
    en: 'Not a valid date.',
  },
  digitsOnly: {
    no: 'Bare siffer, uten mellomrom og pluss.',
    sv: 'Bara siffror, utan mellanslag och plus.',
    en: 'Digits only, without spaces or a plus.',
  },
  wrongChoice: {
    no: 'Velg en av mulighetene.',
    sv: 'Välj ett av alternativen.',
    en: 'Choose one of the options.',
  },
  unknownField: {
    no: 'Ukjent felt.',
    sv: 'Okänt fält.',
    en: 'Unknown field.',
  },
  wrongValue: {
    no: 'Ugyldig verdi.',
    sv: 'Ogiltigt värde.',
    en: 'Invalid value.',
  },
  emailTaken: {
    no: 'Det finnes allerede en kunde med denne e-postadressen.',
    sv: 'Det finns redan en kund med den här e-postadressen.',
    en: 'There is already a customer with this e-mail address.',
  },
  wrongPassword: {
    no: 'Det er ikke det nåværende passordet ditt.',
    sv: 'Det är inte ditt nuvarande lösenord.',
    en: 'That is not your current password.',
  },
  passwordNeeded: {
    no: 'Skriv det nåværende passordet ditt.',
    sv: 'Skriv ditt nuvarande lösenord.',
    en: 'Enter your current password.',
  },
  unknownRole: {
    no: 'Velg en av rollene.',
    sv: 'Välj en av rollerna.',
    en: 'Choose one of the roles.',
  },
  lastAdministrator: {
    no: 'Firmaet må ha en administrator. Gjør en annen til administrator først.',
    sv: 'Företaget måste ha en administratör. Gör någon annan till administratör först.',
    en: 'The company needs an administrator. Make someone else an administrator first.',
  },
  unknownCountry: {
    no: 'Vi leverer bare til Norge og Sverige.',
    sv: 'Vi levererar bara till Norge och Sverige.',
    en: 'We deliver to Norway and Sweden only.',
  },
  postalCodeNO: {
    no: 'Et norsk postnummer har fire siffer.',
    sv: 'Ett norskt postnummer har fyra siffror.',
    en: 'A Norwegian postal code has four digits.',
  },
  postalCodeSE: {
    no: 'Et svensk postnummer har fem siffer.',
    sv: 'Ett svenskt postnummer har fem siffror.',
    en: 'A Swedish postal code has five digits.',
  },
  primaryAddress: {
    no: 'Dette er hovedadressen din. Velg en annen hovedadresse før du sletter den.',
    sv: 'Det här är din huvudadress. Välj en annan huvudadress innan du raderar den.',
    en: 'This is your main address. Choose another main address before you delete it.',
  },
  listNameTaken: {
    no: 'Du har allerede en liste med dette navnet.',
    sv: 'Du har redan en lista med det namnet.',
    en: 'You already have a list with this name.',
  },
  unknownCode: {
    no: 'Varenummeret {0} finnes ikke.',
    sv: 'Artikelnumret {0} finns inte.',
    en: 'There is no article number {0}.',
  },
  chooseVariation: {
    no: 'Varen finnes i flere varianter. Bruk varenummeret til den du vil ha.',
    sv: 'Varan finns i flera varianter. Använd artikelnumret för den du vill ha.',
    en: 'This product comes in several variants. Use the article number of the one you want.',
  },
  malformedCode: {
    no: 'Et varenummer består av tall og bindestrek.',
    sv: 'Ett artikelnummer består av siffror och bindestreck.',
    en: 'An article number consists of digits and hyphens.',
  },
  malformedQuantity: {
    no: 'Antallet må være et helt tall fra 1 til 999.',
    sv: 'Antalet måste vara ett heltal från 1 till 999.',
    en: 'The quantity must be a whole number from 1 to 999.',
  },
  notForSale: {
    no: 'Varen er ikke til salgs.',
    sv: 'Varan är inte till salu.',
    en: 'This product is not for sale.',
  },
  tooMany: {
    no: 'Høyst {0} på én bestilling.',
    sv: 'Högst {0} per beställning.',
    en: 'No more than {0} in one order.',
  },
  cartFull: {
    no: 'En handlekurv har plass til {0} ulike varer.',
    sv: 'En varukorg har plats för {0} olika varor.',
    en: 'A cart has room for {0} different products.',
  },
  unknownCoupon: {
    no: 'Denne rabattkoden gjelder ikke.',
    sv: 'Den här rabattkoden gäller inte.',
    en: 'This discount code is not valid.',
  },
  emptyCart: {
    no: 'Handlekurven er tom.',
    sv: 'Varukorgen är tom.',
    en: 'The cart is empty.',
  },
  notDelivered: {
    no: 'Vi leverer ikke den dagen. Velg en annen.',
    sv: 'Vi levererar inte den dagen. Välj en annan.',
    en: 'We do not deliver on that day. Choose another one.',
  },
  unknownMethod: {
    no: 'Velg et av alternativene.',
    sv: 'Välj ett av alternativen.',
    en: 'Choose one of the available options.',
  },
  otherTotal: {
    no: 'Summen er nå {0}.',
    sv: 'Summan är nu {0}.',
    en: 'The total is now {0}.',
  },
} satisfies Record<string, Localized>;

export type MessageKey = keyof typeof messages;
