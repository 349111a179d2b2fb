import { examples } from '../../mocks/generated/examples';
import type { OperationId } from '../../src/api/operation';

/** A response as sent over the network. */
export interface ExampleResponse {
  status: number;
  body: unknown;
}

type Examples = Record<string, Record<string, Record<string, () => ExampleResponse>>>;

/**
 * A new copy of an example of a successful response of the contract.
 * @param name the example's name; by default the first that is no redirect, with a body where there is one
 * @throws {Error} when the contract has no such example
 * @example exampleResponse('getPage', 'productPageSignedIn');
 */
export function exampleResponse(id: OperationId, name?: string): ExampleResponse {
  const byStatus = (examples as unknown as Examples)[id] ?? {};
  const named = { ...byStatus['200'], ...byStatus['204'] };
  const [first = ''] = Object.keys(named).filter((key) => key !== 'redirect');
  const response = named[name ?? first]?.();
  if (!response) throw new Error(`The contract has no example ${name} of ${id}`);
  return response;
}
