import * as calls from '../../src/api/generated/calls';
import type { OperationData, OperationId, OperationInput } from '../../src/api/operation';

type Calls = {
  [Id in OperationId]: (input: OperationInput<Id>, signal?: AbortSignal) => Promise<OperationData<Id>>;
};

const callsById: Calls = calls;

/**
 * Call an operation by its name.
 * @param input path, query, headers and body, as in the contract
 * @returns the response body; null for a response without one (204)
 * @throws ApiError; the caller's own abort is rethrown unchanged, see isAbort
 * @example const cart = await request('addToCart', { body: { code, quantity: 2 } });
 */
export function request<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OperationData<Id>> {
  return callsById[id](input, signal);
}
