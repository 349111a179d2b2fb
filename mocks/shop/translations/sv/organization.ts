import type { Areas } from '../areas';

/** Swedish texts of an organisation's users. */
export const organization: Areas['organization'] = {
  users: 'Användare',
  add: 'Lägg till användare',
  edit: 'Redigera användare',
  you: 'Du',
  name: 'Namn',
  role: 'Roll',
  noRole: 'Ingen roll',
  actions: 'Åtgärder',
  filter: 'Sök användare',
  count: '{0} användare',
  count_one: '{0} användare',
  noMatch: 'Inga användare matchar ”{0}”.',
  clearFilter: 'Visa alla användare',
  range: '{0}–{1} av {2} användare',
  pages: 'Sidor med användare',
  failed: 'Användarna kunde inte hämtas.',
  forbidden: 'Din roll ger inte tillgång till det här. Fråga en administratör på företaget.',
  editUser: 'Redigera {0}',
  deleteUser: 'Radera {0}',
  changePasswordOf: 'Byt lösenord för {0}',
  created: '{0} är tillagd',
  setPassword: 'Välj ett lösenord',
  saved: '{0} är sparad',
  notSaved: 'Användaren kunde inte sparas. Försök igen.',
  deleteTitle: 'Radera {0}?',
  deleteText:
    '{0} kan inte längre logga in eller beställa för företaget. Beställningar som redan är lagda påverkas inte.',
  deleted: '{0} är raderad',
  notDeleted: 'Användaren kunde inte raderas. Försök igen.',
  passwordTitle: 'Byt lösenord',
  passwordFor: 'Det nya lösenordet för {0} gäller direkt. Dela det på ett säkert sätt.',
  passwordChanged: 'Lösenordet för {0} är bytt',
  passwordNotChanged: 'Lösenordet kunde inte bytas. Försök igen.',
  passwordUnknown:
    'Vi fick inget svar och vet inte om lösenordet ändrades. Ange det igen för säkerhets skull.',
  lastAdministrator:
    'Du är den enda administratören, så din roll kan inte ändras. Gör någon annan till administratör först.',
  ownRoleLoss:
    'Med en annan roll kan du inte längre hantera användare eller se kollegornas beställningar. Bara en administratör kan ge dig rollen tillbaka.',
  acceptLoss: 'Jag vill inte längre vara administratör',
  lossNotAccepted: 'Bekräfta nedan att du inte längre vill vara administratör',
};
