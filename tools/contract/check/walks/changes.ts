import { describe, type Run, type Shopper } from '../run';
import type { OperationId } from '../../../../src/api/generated/operations';
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

/** An address that the contract allows. */
export const sampleAddress = (city: string) => ({
  firstName: 'Contract',
  lastName: 'Check',
  address: 'Storgata 1',
  city,
  postalCode: '0155',
  countryCode: 'NO',
  email: 'contract-check@example.com',
  phoneNumber: '4722334455',
});
