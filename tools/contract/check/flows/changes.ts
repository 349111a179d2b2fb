import { text, texts } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { type Product, distinct } from './products';

/** Input of the flows that change data. */
export interface Flow {
  run: Run;
  shopper: Shopper;
  /** Buyable products of at least one category. */
  products: readonly Product[];
  /** A product that cannot be bought. */
  notForSale?: Product;
}

/** Input of the flows of a caller, from the products of a language. */
export function flowOf(run: Run, shopper: Shopper, products: readonly Product[]): Flow {
  const notForSale = products.find(({ isBuyable }) => !isBuyable);
  return { run, shopper, products: distinct(products), ...(notForSale && { notForSale }) };
}

/** The signed-in customer; undefined without a response. */
export const readCustomer = async (run: Run, shopper: Shopper, because?: string): Promise<unknown> =>
  (await run.call(shopper, 'getCustomer', {}, { statuses: [200], ...(because ? { because } : {}) }))?.body;

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
export const sampleAddress = ({ run, shopper }: Pick<Flow, 'run' | 'shopper'>, city: string) => ({
  ...person,
  address: 'Blåbærveien 1 & 3',
  city,
  postalCode: postalCodes[countryOf(run, shopper)] ?? '10115',
  countryCode: countryOf(run, shopper),
});

/** Country of the shop's market. */
export const countryOf = (run: Run, { language }: Shopper): string => run.countries.get(language) ?? 'NO';

const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** The profile of a customer with every field that updateCustomer takes; empty where the customer has none. */
export const wholeProfile = (customer: unknown): Record<string, string> =>
  Object.fromEntries(profileFields.map((field) => [field, text(customer, field) ?? '']));

/** True for texts that are the same but for the composition of their characters. */
export const isSameText = (one: string | undefined, other: string): boolean =>
  one?.normalize() === other.normalize();

/** Lists of an object's items by an id. */
export const idsOf = (value: unknown, ...fields: readonly string[]): string[] =>
  fields.flatMap((field) => texts(value, 'id', field));
