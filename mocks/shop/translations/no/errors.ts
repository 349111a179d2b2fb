import type { Areas } from '../areas';

/** Norwegian texts of errors and of the ways out of them. */
export const errors: Areas['errors'] = {
  unexpectedTitle: 'Uventet feil',
  unexpectedText: 'Det oppsto en uventet feil. Prøv igjen.',
  unauthorized: 'Du har ikke tilgang. Vi vet ikke mer enn det.',
  forbidden: 'Dette har du ikke lov til. Vi vet ikke mer enn det.',
  endpointNotFound: 'Tjenesten finnes ikke.',
  internalServerError: 'Noe gikk galt på serveren.',
  parsingFailed: 'Svaret fra serveren kunne ikke leses.',
  settingsFailed: 'Kunne ikke hente innstillingene',
  pageRefreshFailed: 'Siden kunne ikke oppdateres. Det du ser kan være gammelt.',
  partFailed: 'Noe som hører hjemme her, kunne ikke vises.',
  newVersionTitle: 'Siden er oppdatert',
  newVersionText: 'Det finnes en nyere utgave av butikken. Last på nytt for å fortsette der du var.',
};
