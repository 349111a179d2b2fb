import type { Areas } from '../areas';

/** Swedish texts of the customer's addresses. */
export const addresses: Areas['addresses'] = {
  title: 'Adresser',
  introduction:
    'I kassan fyller vi i adresserna som är markerade. Du kan välja andra där, eller göra en annan adress till huvudadress.',
  billing: 'Fakturaadresser',
  delivery: 'Leveransadresser',
  noBilling: 'Ingen fakturaadress ännu.',
  noDelivery: 'Ingen leveransadress ännu.',
  firstIsPrimary: 'Den första adressen du lägger till blir din huvudadress.',
  addBilling: 'Lägg till fakturaadress',
  addDelivery: 'Lägg till leveransadress',
  editBilling: 'Redigera fakturaadress',
  editDelivery: 'Redigera leveransadress',
  primary: 'Huvudadress',
  usedForBilling: 'Används för faktura',
  usedForDelivery: 'Används för leverans',
  makePrimary: 'Gör till huvudadress',
  saved: 'Adressen är sparad',
  notSaved: 'Adressen kunde inte sparas. Försök igen.',
  isPrimary: 'Det här är nu din huvudadress',
  notPrimary: 'Huvudadressen kunde inte ändras. Försök igen.',
  deleteTitle: 'Radera adressen?',
  deleteText: '{0} tas bort från dina adresser. Beställningar som du redan har lagt påverkas inte.',
  deleted: 'Adressen är raderad',
  notDeleted: 'Adressen kunde inte raderas. Försök igen.',
};
