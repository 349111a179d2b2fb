import { randomUUID } from 'node:crypto';
import { distinct, type Product } from './catalogue';
import { at, text, texts } from '../read';
import type { Shopper } from '../run';

export interface Flow {
  shopper: Shopper;
  products: readonly Product[];
  notForSale?: Product;
  /** Products with prices of larger quantities, or sold in steps or from a minimum. */
  inQuantity: readonly Product[];
}

/** Input of the flows of a caller, from the products of a language. */
export function flowOf(shopper: Shopper, products: readonly Product[]): Flow {
  const notForSale = products.find(({ isBuyable }) => !isBuyable);
  const buyable = products.filter(({ isBuyable }) => isBuyable);
  const tiered = buyable.find(({ tierPrices }) => tierPrices.length > 0);
  const stepped = buyable.find(({ minQuantity, quantityStep }) => minQuantity > 1 && quantityStep > 1);
  const inQuantity = [...new Set([tiered, stepped])].filter((each) => each !== undefined);
  return { shopper, products: distinct(products), notForSale, inQuantity };
}

export const readCustomer = async (shopper: Shopper, because?: string): Promise<unknown> =>
  (await shopper.call('getCustomer', {}, { statuses: [200], because }))?.body;

/** Valid postal codes of two cities by country; elsewhere any text of the contract's length. */
const postalCodes: Readonly<Record<string, Record<string, string>>> = {
  Oslo: { NO: '0155', SE: '111 22', DK: '1050', FI: '00100', GB: 'SW1A 1AA' },
  Bergen: { NO: '5003', SE: '411 03', DK: '8000', GB: 'M1 1AE' },
};

export const newName = () => `contract-check-${randomUUID()}@example.com`;

/** A person with the name that the check gives everything it makes. */
export const person = {
  firstName: 'Contract',
  lastName: 'Check',
  email: 'contract-check@example.com',
  phoneNumber: '4722334455',
};

/** A valid address in the country of the shop's market. */
export const sampleAddress = (shopper: Shopper, city: 'Oslo' | 'Bergen') => ({
  ...person,
  address: 'Blåbærveien 1 & 3',
  city,
  postalCode: postalCodes[city]?.[countryOf(shopper)] ?? '10115',
  countryCode: countryOf(shopper),
});

export const countryOf = ({ run, language }: Shopper): string => run.countries.get(language) ?? 'NO';

const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** The profile of a customer with every field that updateCustomer takes; empty where the customer has none. */
export const wholeProfile = (customer: unknown): Record<string, string> =>
  Object.fromEntries(profileFields.map((field) => [field, text(customer, field) ?? '']));

export const fieldsOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`/${field}`, value]));

export const idsOf = (value: unknown, ...fields: readonly string[]): string[] =>
  fields.flatMap((field) => texts(value, 'id', field));

export interface User {
  name: string;
  password: string;
}

export type Account = NonNullable<ReturnType<typeof accountOf>>;

/** True when the permissions in the response allow something; without them, for an administrator. */
export const isAllowed = ({ role, permissions }: Account, permission: string): boolean => {
  const allowed = at(permissions, permission);
  return typeof allowed === 'boolean' ? allowed : role === 'administrator';
};

/** Read the customer from a response. */
export function accountOf(customer: unknown) {
  const [email, customerId] = [text(customer, 'email'), text(customer, 'customerId')];
  if (email === undefined || customerId === undefined) return undefined;
  const organizationId = text(customer, 'organizationId') || undefined;
  const role = text(customer, 'role') || undefined;
  return { email, customerId, organizationId, role, permissions: at(customer, 'permissions') };
}
