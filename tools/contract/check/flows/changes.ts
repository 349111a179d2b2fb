import { text } from '../read';
import { describe, type Shopper } from '../request';
import type { Run } from '../run';
import type { OperationId } from '../../../../src/api/operation';
import type { Product } from './products';

/** Input of the flows that change data. */
export interface Flow {
  run: Run;
  shopper: Shopper;
  /** Buyable products of at least one category. */
  products: readonly Product[];
  /** A product that cannot be bought. */
  notForSale?: Product;
}

/** Report that a change was not persisted, or changed something else. */
export function lost(
  { run, shopper }: Pick<Flow, 'run' | 'shopper'>,
  operation: OperationId,
  requirement: string,
  pointer: string,
  expected: string,
  found: string,
  body?: unknown,
): void {
  run.broken(
    operation,
    requirement,
    { pointer, expected, found, body },
    `${operation} (${describe(shopper)})`,
  );
}

/** Valid postal codes by country; elsewhere any text of the contract's length. */
const postalCodes: Readonly<Record<string, string>> = {
  NO: '0155',
  SE: '111 22',
  DK: '1050',
  FI: '00100',
  GB: 'SW1A 1AA',
};

/** A valid address in the country of the shop's market. */
export const sampleAddress = ({ run, shopper }: Pick<Flow, 'run' | 'shopper'>, city: string) => ({
  firstName: 'Contract',
  lastName: 'Check',
  address: 'Blåbærveien 1 & 3',
  city,
  postalCode: postalCodes[countryOf(run, shopper)] ?? '10115',
  countryCode: countryOf(run, shopper),
  email: 'contract-check@example.com',
  phoneNumber: '4722334455',
});

/** Country of the shop's market. */
export const countryOf = (run: Run, { language }: Shopper): string => run.countries.get(language) ?? 'NO';

const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** The profile of a customer with every field that updateCustomer takes; empty where the customer has none. */
export const wholeProfile = (customer: unknown): Record<string, string> =>
  Object.fromEntries(profileFields.map((field) => [field, text(customer, field) ?? '']));
