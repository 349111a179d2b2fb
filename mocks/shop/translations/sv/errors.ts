import type { Areas } from '../areas';

/** Swedish texts of errors and of the actions they offer. */
export const errors: Areas['errors'] = {
  unexpectedTitle: 'Oväntat fel',
  unexpectedText: 'Något gick fel hos oss. Försök igen.',
  unauthorized: 'Du har inte behörighet.',
  forbidden: 'Du har inte behörighet till det här.',
  endpointNotFound: 'Tjänsten finns inte.',
  internalServerError: 'Ett fel inträffade på servern.',
  parsingFailed: 'Svaret från servern gick inte att läsa.',
  wrongSettings: 'Butikens inställningar är felaktiga',
  settingsFailed: 'Inställningarna kunde inte hämtas',
  pageRefreshFailed: 'Sidan kunde inte uppdateras. En del av det du ser kan vara inaktuellt.',
  partFailed: 'En del av sidan kunde inte visas.',
  partNotLoaded: 'En del av sidan kunde inte laddas. Ladda om sidan för att försöka igen.',
  shopNotLoaded: 'Butiken kunde inte laddas. Försök igen om en stund.',
  tryAgain: 'Försök igen om en stund.',
  outcomeUnknown:
    'Vi fick inget svar och vet inte om detta gjordes. Ladda om sidan och kontrollera innan du försöker igen.',
  offline: 'Du är offline. Anslut till internet och försök igen.',
  shopFailed: 'Butiken kunde inte laddas.',
  notLoadedTitle: 'Det här kunde inte laddas',
  notLoadedText: 'Anslutningen kan ha brutits. Ladda om sidan för att försöka igen.',
  newVersionTitle: 'Sidan har uppdaterats',
  newVersionText: 'Det finns en ny version av butiken. Ladda om sidan för att fortsätta där du var.',
};
