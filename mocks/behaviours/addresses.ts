import type { AddressInput } from '../../src/api/generated/types';
import type { Behaviours } from '../msw/runtime/behaviour';
import { isMarket } from '../shop/addressAnswer';
import type { Market } from '../shop/context';
import type { Language } from '../shop/languages';
import { customerAnswer } from '../shop/customerAnswer';
import type { AddressRecord, CustomerRecord } from '../store/state';
import type { Store } from '../store/store';
import { invalid, noContent, notFound, refused } from './answers';
import { saveCustomer } from './customer';
import { addressRecord } from './orders';
import { customerOf, languageOf, shopContext, type Call } from './shopContext';

const allAddresses = ({ billingAddresses, deliveryAddresses }: CustomerRecord): AddressRecord[] => [
  ...billingAddresses,
  ...deliveryAddresses,
];

const hasAddress = (customer: CustomerRecord, id: string) =>
  allAddresses(customer).some((address) => address.id === id);

/** The customer with a change applied to both lists of addresses. */
function withAddresses(customer: CustomerRecord, change: (addresses: AddressRecord[]) => AddressRecord[]) {
  const { billingAddresses, deliveryAddresses } = customer;
  return {
    ...customer,
    billingAddresses: change(billingAddresses),
    deliveryAddresses: change(deliveryAddresses),
  };
}

const postalCodes: Readonly<Record<Market, RegExp>> = { NO: /^\d{4}$/, SE: /^\d{3} ?\d{2}$/ };

/**
 * Validation of an address beyond the contract's limits: countries without delivery, and postal codes that the country
 * does not have.
 * @param place the address's property of the body
 */
function addressRefusal(place: string, { countryCode, postalCode }: AddressInput, language: Language) {
  if (!isMarket(countryCode)) return invalid(`${place}.countryCode`, 'unknownCountry', language);
  if (postalCodes[countryCode].test(postalCode.trim())) return undefined;
  return invalid(`${place}.postalCode`, `postalCode${countryCode}`, language);
}

/** Save a customer with changed addresses and respond with it. */
function answerChanged(call: Call, customer: CustomerRecord) {
  const { store } = call;
  return {
    status: 200 as const,
    body: customerAnswer(saveCustomer(store, customer), store.read(), languageOf(call)),
  };
}

/** Addresses of the signed-in customer (ACC-02): the first one becomes the primary address. */
export const addressBehaviours = {
  createAddress(call) {
    const { store, input } = call;
    const { address: typed, addressType } = input.body;
    const refusal = addressRefusal('address', typed, languageOf(call));
    if (refusal) return refusal;
    const customer = customerOf(call);
    const { addressKeys = [] } = customer;
    const key = input.headers['Idempotency-Key'];
    if (key !== undefined && addressKeys.includes(key)) return answerChanged(call, customer);
    const state = store.read();
    const sequence = state.sequence + 1;
    store.write({ ...state, sequence });
    const address = addressRecord(`A-9${sequence}`, typed, shopContext(call));
    const list = addressType === 'billing' ? 'billingAddresses' : 'deliveryAddresses';
    return answerChanged(call, {
      ...customer,
      ...(key !== undefined && { addressKeys: [...addressKeys, key] }),
      [list]: [...customer[list], address],
      primaryAddressId: customer.primaryAddressId ?? address.id,
    });
  },

  updateAddress(call) {
    const customer = customerOf(call);
    const { id, newAddress } = call.input.body;
    if (!hasAddress(customer, id)) return notFound(languageOf(call));
    const refusal = addressRefusal('newAddress', newAddress, languageOf(call));
    if (refusal) return refusal;
    const address = addressRecord(id, newAddress, shopContext(call));
    const replace = (list: AddressRecord[]) => list.map((each) => (each.id === id ? address : each));
    return answerChanged(call, withAddresses(customer, replace));
  },

  deleteAddress(call) {
    const customer = customerOf(call);
    const { id } = call.input.body;
    if (!hasAddress(customer, id)) return notFound(languageOf(call));
    const isPrimary = customer.primaryAddressId === id;
    if (isPrimary && allAddresses(customer).length > 1) return refused('primaryAddress', languageOf(call));
    const changed = withAddresses(customer, (list) => list.filter((each) => each.id !== id));
    const primaryAddressId = isPrimary ? null : customer.primaryAddressId;
    saveCustomer(call.store, { ...changed, primaryAddressId });
    return noContent;
  },

  setPrimaryAddress(call) {
    const customer = customerOf(call);
    const { id } = call.input.body;
    if (!hasAddress(customer, id)) return notFound(languageOf(call));
    return answerChanged(call, { ...customer, primaryAddressId: id });
  },
} satisfies Behaviours<Store>;
