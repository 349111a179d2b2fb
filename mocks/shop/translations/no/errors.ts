import type { Areas } from '../areas';

/** Norwegian texts of errors and of the actions they offer. */
export const errors: Areas['errors'] = {
  unexpectedTitle: 'Uventet feil',
  unexpectedText: 'Noe gikk galt hos oss. Prøv igjen.',
  unauthorized: 'Du har ikke tilgang.',
  forbidden: 'Du har ikke tilgang til dette.',
  endpointNotFound: 'Tjenesten finnes ikke.',
  internalServerError: 'Det oppsto en feil på serveren.',
  parsingFailed: 'Svaret fra serveren kunne ikke leses.',
  wrongSettings: 'Innstillingene for denne butikken er feil',
  settingsFailed: 'Kunne ikke hente innstillingene',
  pageRefreshFailed: 'Siden kunne ikke oppdateres. Noe av det du ser, kan være utdatert.',
  partFailed: 'En del av siden kunne ikke vises.',
  partNotLoaded: 'En del av siden kunne ikke lastes. Last siden på nytt for å prøve igjen.',
  shopNotLoaded: 'Butikken kunne ikke lastes. Prøv igjen om litt.',
  tryAgain: 'Prøv igjen om litt.',
  outcomeUnknown:
    'Vi fikk ikke svar og vet ikke om dette ble gjort. Last siden på nytt og sjekk før du prøver igjen.',
  offline: 'Du er frakoblet. Koble til internett og prøv igjen.',
  shopFailed: 'Butikken kunne ikke lastes.',
  notLoadedTitle: 'Dette kunne ikke lastes',
  notLoadedText: 'Forbindelsen kan ha blitt brutt. Last siden på nytt for å prøve igjen.',
  newVersionTitle: 'Siden er oppdatert',
  newVersionText: 'Det finnes en ny versjon av butikken. Last siden på nytt for å fortsette der du var.',
};
