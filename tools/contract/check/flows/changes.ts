import { describe, type Run, type Shopper } from '../run';
import type { OperationId } from '../../../../src/api/operation';
import type { Product } from './catalogue';

/** What the flows that change something work with. */
export interface Flow {
  run: Run;
  shopper: Shopper;
  /** Products that can be bought, of at least one category. */
  products: readonly Product[];
}

/** Reports that a change, or what it should have left alone, is not as the contract has it. */
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

/** Postal codes that their countries know; elsewhere any text of the contract's length. */
const postalCodes: Readonly<Record<string, string>> = {
  NO: '0155',
  SE: '111 22',
  DK: '1050',
  FI: '00100',
  GB: 'SW1A 1AA',
};

/** An address that the contract allows, in the country that the shop sells to. */
export const sampleAddress = ({ run, shopper }: Pick<Flow, 'run' | 'shopper'>, city: string) => ({
  firstName: 'Contract',
  lastName: 'Check',
  address: 'Storgata 1',
  city,
  postalCode: postalCodes[countryOf(run, shopper)] ?? '10115',
  countryCode: countryOf(run, shopper),
  email: 'contract-check@example.com',
  phoneNumber: '4722334455',
});

const countryOf = (run: Run, { language }: Shopper): string => run.countries.get(language) ?? 'NO';
