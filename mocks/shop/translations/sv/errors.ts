import type { Areas } from '../areas';

/** Swedish texts of errors and of the ways out of them. */
export const errors: Areas['errors'] = {
  unexpectedTitle: 'Oväntat fel',
  unexpectedText: 'Ett oväntat fel inträffade. Försök igen.',
  unauthorized: 'Du har inte åtkomst. Mer än så vet vi inte.',
  forbidden: 'Det här får du inte göra. Mer än så vet vi inte.',
  endpointNotFound: 'Tjänsten finns inte.',
  internalServerError: 'Något gick fel på servern.',
  parsingFailed: 'Svaret från servern gick inte att läsa.',
  settingsFailed: 'Inställningarna kunde inte hämtas',
  pageRefreshFailed: 'Sidan kunde inte uppdateras. Det du ser kan vara gammalt.',
  partFailed: 'Något som hör hemma här kunde inte visas.',
  newVersionTitle: 'Sidan har uppdaterats',
  newVersionText: 'Det finns en nyare version av butiken. Ladda om för att fortsätta där du var.',
};
