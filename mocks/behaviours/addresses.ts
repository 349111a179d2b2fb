import type { Behaviours } from '../runtime/behaviour';
import { customerAnswer } from '../shop/customerAnswer';
import type { AddressRecord, CustomerRecord } from '../state';
import type { Store } from '../store';
import { noContent, notFound } from './answers';
import { saveCustomer } from './customer';
import { addressRecord } from './orders';
import { customerOf, languageOf, shopContext } from './shopContext';

const hasAddress = ({ billingAddresses, deliveryAddresses }: CustomerRecord, id: string) =>
  [...billingAddresses, ...deliveryAddresses].some((address) => address.id === id);

/** The customer with its addresses as the change leaves them, in both lists. */
function withAddresses(customer: CustomerRecord, change: (addresses: AddressRecord[]) => AddressRecord[]) {
  const { billingAddresses, deliveryAddresses } = customer;
  return {
    ...customer,
    billingAddresses: change(billingAddresses),
    deliveryAddresses: change(deliveryAddresses),
  };
}

/** The addresses of the person signed in (ACC-02). */
export const addressBehaviours = {
  createAddress(call) {
    const { store, input } = call;
    const customer = customerOf(call);
    const state = store.read();
    const sequence = state.sequence + 1;
    store.write({ ...state, sequence });
    const address = addressRecord(`A-9${sequence}`, input.body.address, shopContext(call));
    const list = input.body.addressType === 'billing' ? 'billingAddresses' : 'deliveryAddresses';
    const changed = saveCustomer(store, { ...customer, [list]: [...customer[list], address] });
    return { status: 200, body: customerAnswer(changed, store.read()) };
  },

  updateAddress(call) {
    const { store, input } = call;
    const customer = customerOf(call);
    const { id, newAddress } = input.body;
    if (!hasAddress(customer, id)) return notFound(languageOf(call));
    const address = addressRecord(id, newAddress, shopContext(call));
    const changed = withAddresses(customer, (list) => list.map((each) => (each.id === id ? address : each)));
    return { status: 200, body: customerAnswer(saveCustomer(store, changed), store.read()) };
  },

  deleteAddress(call) {
    const { store, input } = call;
    const customer = customerOf(call);
    const { id } = input.body;
    if (!hasAddress(customer, id)) return notFound(languageOf(call));
    const primaryAddressId = customer.primaryAddressId === id ? null : customer.primaryAddressId;
    const changed = withAddresses(customer, (list) => list.filter((each) => each.id !== id));
    saveCustomer(store, { ...changed, primaryAddressId });
    return noContent;
  },

  setPrimaryAddress(call) {
    const { store, input } = call;
    const customer = customerOf(call);
    const { id } = input.body;
    if (!hasAddress(customer, id)) return notFound(languageOf(call));
    const changed = saveCustomer(store, { ...customer, primaryAddressId: id });
    return { status: 200, body: customerAnswer(changed, store.read()) };
  },
} satisfies Behaviours<Store>;
