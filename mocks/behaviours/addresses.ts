import type { AddressInput } from '../../src/api/generated/types';
import type { Behaviours } from '../msw/runtime/behaviour';
import { isMarket } from '../shop/addressAnswer';
import type { Market } from '../shop/context';
import type { Language } from '../shop/languages';
import { permissionsOf } from '../shop/roles';
import { customerWithCredit } from './invoices';
import type { AddressRecord, CustomerRecord, OrganizationRecord } from '../store/state';
import type { Store } from '../store/store';
import { forbidden, invalid, noContent, notFound, refused } from './answers';
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
    body: customerWithCredit(saveCustomer(store, customer), store.read(), languageOf(call)),
  };
}

const organizationOf = ({ store }: Call, { organizationId }: CustomerRecord) =>
  organizationId === null ? undefined : store.read().organizations[organizationId];

/**
 * Change the addresses of the customer's organisation.
 * @returns undefined when it has none with that id
 */
function changeCompany(call: Call, id: string, change: (addresses: AddressRecord[]) => AddressRecord[]) {
  const customer = customerOf(call);
  const organization = organizationOf(call, customer);
  if (!organization?.companyAddresses?.some((each) => each.id === id)) return undefined;
  if (!permissionsOf(customer)?.manageUsers) return forbidden(languageOf(call));
  saveCompany(call, organization, change(organization.companyAddresses));
  return answerChanged(call, customer);
}

function saveCompany(
  { store }: Call,
  organization: OrganizationRecord,
  companyAddresses: AddressRecord[],
): void {
  const state = store.read();
  const changed = { ...organization, companyAddresses };
  store.write({ ...state, organizations: { ...state.organizations, [organization.id]: changed } });
}

/**
 * Addresses of the signed-in customer (ACC-02): the first one becomes the primary address. Those of the organisation are
 * changed by who manages its users.
 */
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
    const used = key === undefined ? addressKeys : [...addressKeys, key];
    if (addressType === 'company') {
      const organization = organizationOf(call, customer);
      if (!organization || !permissionsOf(customer)?.manageUsers) return forbidden(languageOf(call));
      saveCompany(call, organization, [...(organization.companyAddresses ?? []), address]);
      return answerChanged(call, { ...customer, addressKeys: used });
    }
    const list = addressType === 'billing' ? 'billingAddresses' : 'deliveryAddresses';
    return answerChanged(call, {
      ...customer,
      addressKeys: used,
      [list]: [...customer[list], address],
      primaryAddressId: customer.primaryAddressId ?? address.id,
    });
  },

  updateAddress(call) {
    const customer = customerOf(call);
    const { id, newAddress } = call.input.body;
    const refusal = addressRefusal('newAddress', newAddress, languageOf(call));
    if (refusal) return refusal;
    const address = addressRecord(id, newAddress, shopContext(call));
    const replace = (list: AddressRecord[]) => list.map((each) => (each.id === id ? address : each));
    if (!hasAddress(customer, id)) return changeCompany(call, id, replace) ?? notFound(languageOf(call));
    return answerChanged(call, withAddresses(customer, replace));
  },

  deleteAddress(call) {
    const customer = customerOf(call);
    const { id } = call.input.body;
    const rest = (list: AddressRecord[]) => list.filter((each) => each.id !== id);
    if (!hasAddress(customer, id)) {
      const answer = changeCompany(call, id, rest) ?? notFound(languageOf(call));
      return answer.status === 200 ? noContent : answer;
    }
    const isPrimary = customer.primaryAddressId === id;
    if (isPrimary && allAddresses(customer).length > 1) return refused('primaryAddress', languageOf(call));
    const changed = withAddresses(customer, rest);
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
