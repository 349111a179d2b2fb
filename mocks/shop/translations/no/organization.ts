import type { Areas } from '../areas';

/** Norwegian texts of an organisation's users. */
export const organization: Areas['organization'] = {
  users: 'Brukere',
  add: 'Legg til bruker',
  edit: 'Rediger bruker',
  you: 'Deg',
  name: 'Navn',
  role: 'Rolle',
  noRole: 'Ingen rolle',
  actions: 'Handlinger',
  filter: 'Søk etter bruker',
  count: '{0} brukere',
  count_one: '{0} bruker',
  noMatch: 'Fant ingen brukere for «{0}».',
  clearFilter: 'Vis alle brukere',
  range: '{0}–{1} av {2} brukere',
  pages: 'Sider med brukere',
  failed: 'Vi fikk ikke hentet brukerne.',
  forbidden: 'Rollen din gir ikke tilgang til dette. Spør en administrator i firmaet.',
  editUser: 'Rediger {0}',
  deleteUser: 'Slett {0}',
  changePasswordOf: 'Bytt passord for {0}',
  created: '{0} er lagt til',
  setPassword: 'Velg et passord',
  saved: '{0} er lagret',
  notSaved: 'Brukeren kunne ikke lagres. Prøv igjen.',
  deleteTitle: 'Slette {0}?',
  deleteText:
    '{0} kan ikke lenger logge inn eller bestille for firmaet. Bestillinger som allerede er lagt inn, påvirkes ikke.',
  deleted: '{0} er slettet',
  notDeleted: 'Brukeren kunne ikke slettes. Prøv igjen.',
  passwordTitle: 'Bytt passord',
  passwordFor: 'Det nye passordet for {0} gjelder med en gang. Del det på en trygg måte.',
  passwordChanged: 'Passordet for {0} er byttet',
  passwordNotChanged: 'Passordet kunne ikke byttes. Prøv igjen.',
  passwordUnknown:
    'Vi fikk ikke svar og vet ikke om passordet ble endret. Sett det på nytt for å være sikker.',
  lastAdministrator:
    'Du er den eneste administratoren, så rollen din kan ikke endres. Gjør en annen til administrator først.',
  ownRoleLoss:
    'Med en annen rolle kan du ikke lenger administrere brukere eller se kollegenes bestillinger. Bare en administrator kan gi deg rollen tilbake.',
  acceptLoss: 'Jeg vil ikke lenger være administrator',
  lossNotAccepted: 'Bekreft nedenfor at du ikke lenger vil være administrator',
};
