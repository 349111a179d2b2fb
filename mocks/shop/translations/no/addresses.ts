import type { Areas } from '../areas';

/** Norwegian texts of the customer's addresses. */
export const addresses: Areas['addresses'] = {
  title: 'Adresser',
  introduction:
    'I kassen fyller vi inn adressene som er merket. Du kan velge andre der, eller gjøre en annen adresse til hovedadresse.',
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
  usedForBilling: 'Brukes for faktura',
  usedForDelivery: 'Brukes for levering',
  makePrimary: 'Gjør til hovedadresse',
  saved: 'Adressen er lagret',
  notSaved: 'Adressen kunne ikke lagres. Prøv igjen.',
  isPrimary: 'Dette er nå hovedadressen din',
  notPrimary: 'Hovedadressen kunne ikke endres. Prøv igjen.',
  deleteTitle: 'Slette adressen?',
  deleteText: '{0} fjernes fra adressene dine. Bestillinger du allerede har lagt inn, påvirkes ikke.',
  deleted: 'Adressen er slettet',
  notDeleted: 'Adressen kunne ikke slettes. Prøv igjen.',
};
