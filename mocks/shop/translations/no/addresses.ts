import type { Areas } from '../areas';

/** Norwegian texts of the customer's addresses. */
export const addresses: Areas['addresses'] = {
  title: 'Adresser',
  introduction: 'Vi bruker hovedadressen din hvis du ikke velger en annen.',
  billing: 'Fakturaadresser',
  delivery: 'Leveringsadresser',
  noBilling: 'Ingen fakturaadresse ennå.',
  noDelivery: 'Ingen leveringsadresse ennå.',
  firstIsPrimary: 'Den første adressen du legger til, blir hovedadressen din.',
  addBilling: 'Legg til fakturaadresse',
  addDelivery: 'Legg til leveringsadresse',
  editBilling: 'Rediger fakturaadresse',
  editDelivery: 'Rediger leveringsadresse',
  primary: 'Hovedadresse',
  makePrimary: 'Gjør til hovedadresse',
  saved: 'Adressen er lagret',
  notSaved: 'Adressen kunne ikke lagres. Prøv igjen.',
  isPrimary: 'Dette er hovedadressen din nå',
  notPrimary: 'Hovedadressen kunne ikke endres. Prøv igjen.',
  deleteTitle: 'Vil du slette adressen?',
  deleteText: '{0} fjernes fra adressene dine. Ordrer du har lagt inn, beholder den.',
  deleted: 'Adressen er slettet',
  notDeleted: 'Adressen kunne ikke slettes. Prøv igjen.',
};
