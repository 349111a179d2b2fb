import { distinct, type Product } from './catalogue';
import { at, text, texts } from '../read';
import type { Shopper } from '../run';

/** Input of the flows that change data. */
export interface Flow {
  shopper: Shopper;
  products: readonly Product[];
  notForSale?: Product;
}

/** Input of the flows of a caller, from the products of a language. */
export function flowOf(shopper: Shopper, products: readonly Product[]): Flow {
  const notForSale = products.find(({ isBuyable }) => !isBuyable);
  return { shopper, products: distinct(products), notForSale };
}

/** The signed-in customer; undefined without a response. */
export const readCustomer = async (shopper: Shopper, because?: string): Promise<unknown> =>
  (await shopper.call('getCustomer', {}, { statuses: [200], because }))?.body;

/** Valid postal codes by country; elsewhere any text of the contract's length. */
const postalCodes: Readonly<Record<string, string>> = {
  NO: '0155',
  SE: '111 22',
  DK: '1050',
  FI: '00100',
  GB: 'SW1A 1AA',
};

/** A person with the name that the check gives everything it makes. */
export const person = {
  firstName: 'Contract',
  lastName: 'Check',
  email: 'contract-check@example.com',
  phoneNumber: '4722334455',
};

/** A valid address in the country of the shop's market. */
export const sampleAddress = (shopper: Shopper, city: string) => ({
  ...person,
  address: 'Blåbærveien 1 & 3',
  city,
  postalCode: postalCodes[countryOf(shopper)] ?? '10115',
  countryCode: countryOf(shopper),
});

/** Country of the shop's market. */
export const countryOf = ({ run, language }: Shopper): string => run.countries.get(language) ?? 'NO';

const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** The profile of a customer with every field that updateCustomer takes; empty where the customer has none. */
export const wholeProfile = (customer: unknown): Record<string, string> =>
  Object.fromEntries(profileFields.map((field) => [field, text(customer, field) ?? '']));

/** Values by pointer: those of the fields of an object. */
export const fieldsOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`/${field}`, value]));

/** Lists of an object's items by an id. */
export const idsOf = (value: unknown, ...fields: readonly string[]): string[] =>
  fields.flatMap((field) => texts(value, 'id', field));

/** Credentials of an account. */
export interface User {
  name: string;
  password: string;
}

/** Data of the signed-in customer. */
export interface Account {
  email: string;
  customerId: string;
  organizationId?: string;
  role?: string;
  permissions?: unknown;
}

/**
 * True when a customer may do something: by the permissions in the response, without them an administrator.
 * @param permission of Permissions in the contract
 */
export const isAllowed = ({ role, permissions }: Account, permission: string): boolean => {
  const allowed = at(permissions, permission);
  return typeof allowed === 'boolean' ? allowed : role === 'administrator';
};

/** Read the customer from a response. */
export function accountOf(customer: unknown): Account | undefined {
  const [email, customerId] = [text(customer, 'email'), text(customer, 'customerId')];
  if (email === undefined || customerId === undefined) return undefined;
  const [organizationId, role] = [text(customer, 'organizationId'), text(customer, 'role')];
  const permissions = at(customer, 'permissions');
  return {
    email,
    customerId,
    organizationId: organizationId || undefined,
    role: role || undefined,
    permissions,
  };
}
