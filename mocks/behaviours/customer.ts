import type { Behaviours } from '../msw/runtime/behaviour';
import { customerWithCredit } from './invoices';
import { administratorRole } from '../shop/roles';
import type { CustomerRecord, OrganizationRecord } from '../store/state';
import type { Store } from '../store/store';
import { forbidden, invalid, noContent, unauthorized } from './answers';
import { joinCarts } from './cartState';
import { decodeBasic } from './decodeBasic';
import { languageOf, signedInCustomer } from './shopContext';

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The customer with an e-mail address. */
export function customerByEmail(store: Store, email: string): CustomerRecord | undefined {
  return Object.values(store.read().customers).find((customer) => sameEmail(customer.email, email));
}

/** The customer with an e-mail address whose creation had this Idempotency-Key. */
export function customerWithKey(store: Store, email: string, key: string | undefined) {
  const customer = key === undefined ? undefined : customerByEmail(store, email);
  return customer?.idempotencyKey === key ? customer : undefined;
}

function signIn(store: Store, customerId: string) {
  store.write({ ...store.read(), signedIn: customerId });
  joinCarts(store, customerId);
}

/** Sign-in, registration and sign-out. */
export const customerBehaviours = {
  getCustomer(call) {
    const { store } = call;
    const customer = signedInCustomer(store);
    if (!customer) return noContent;
    return { status: 200, body: customerWithCredit(customer, store.read(), languageOf(call)) };
  },

  loginCustomer(call) {
    const { email, password } = decodeBasic(call.input.authorization);
    const customer = customerByEmail(call.store, email);
    if (!customer || customer.password !== password) return unauthorized(languageOf(call), 'wrongSignIn');
    if (customer.locked) return forbidden(languageOf(call), 'locked');
    signIn(call.store, customer.customerId);
    return { status: 200, body: customerWithCredit(customer, call.store.read(), languageOf(call)) };
  },

  registerCustomer(call) {
    const { store, input } = call;
    const { organizationNumber, organizationName = null, ...person } = input.body;
    const language = languageOf(call);
    const idempotencyKey = input.headers['Idempotency-Key'];
    const known = customerWithKey(store, person.email, idempotencyKey);
    if (known && known.password === person.password) {
      signIn(store, known.customerId);
      return { status: 200, body: customerWithCredit(known, store.read(), language) };
    }
    if (customerByEmail(store, person.email)) return invalid('email', 'emailTaken', language);
    if (organizationNumber !== undefined && organizationByNumber(store, organizationNumber))
      return invalid('organizationNumber', 'organizationTaken', language);
    const customer = addCustomer(store, {
      ...person,
      idempotencyKey,
      ...(organizationNumber !== undefined && {
        organizationId: addOrganization(store, { number: organizationNumber, name: organizationName, person })
          .id,
        role: administratorRole,
      }),
    });
    signIn(store, customer.customerId);
    return { status: 200, body: customerWithCredit(customer, store.read(), language) };
  },

  logoutCustomer({ store }) {
    store.write({ ...store.read(), signedIn: null });
    return noContent;
  },
} satisfies Behaviours<Store>;

const digitsOf = (number: string) => number.replace(/\D/g, '');

function organizationByNumber(store: Store, number: string): OrganizationRecord | undefined {
  const organizations = Object.values(store.read().organizations);
  return organizations.find((organization) => digitsOf(organization.number) === digitsOf(number));
}

interface NewOrganization extends Pick<OrganizationRecord, 'number' | 'name'> {
  /** Its contact. */
  person: Pick<CustomerRecord, 'phoneNumber' | 'email'>;
}

/** Create the organisation of a registration. */
function addOrganization(store: Store, { number, name, person }: NewOrganization): OrganizationRecord {
  const state = store.read();
  const sequence = state.sequence + 1;
  const organization: OrganizationRecord = {
    id: `ORG-${9000 + sequence}`,
    name,
    number,
    contactPhone: person.phoneNumber,
    contactEmail: person.email,
  };
  const organizations = { ...state.organizations, [organization.id]: organization };
  store.write({ ...state, sequence, organizations });
  return organization;
}

type NewCustomer = Pick<CustomerRecord, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password'> &
  Partial<CustomerRecord>;

/** Create a customer with a new number. */
export function addCustomer(store: Store, person: NewCustomer): CustomerRecord {
  const state = store.read();
  const sequence = state.sequence + 1;
  const customerId = `C-${9000 + sequence}`;
  const customer: CustomerRecord = {
    id: `U-${customerId}`,
    customerId,
    organizationId: null,
    role: null,
    primaryAddressId: null,
    billingAddresses: [],
    deliveryAddresses: [],
    ...person,
  };
  store.write({ ...state, sequence, customers: { ...state.customers, [customerId]: customer } });
  return customer;
}

/** Store a customer. */
export function saveCustomer(store: Store, customer: CustomerRecord): CustomerRecord {
  const state = store.read();
  store.write({ ...state, customers: { ...state.customers, [customer.customerId]: customer } });
  return customer;
}

const without = <Value>(record: Record<string, Value>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/**
 * Delete a customer with all related data, and end the session. Orders of an organisation stay, since its administrator
 * can read them (ORD-03).
 */
export function removeCustomer(store: Store, customerId: string): void {
  const state = store.read();
  const isOfOrganization = state.customers[customerId]?.organizationId != null;
  store.write({
    ...state,
    signedIn: state.signedIn === customerId ? null : state.signedIn,
    customers: without(state.customers, customerId),
    carts: without(state.carts, customerId),
    favorites: without(state.favorites, customerId),
    orders: isOfOrganization ? state.orders : without(state.orders, customerId),
  });
}
