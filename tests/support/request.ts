import * as calls from '../../src/api/generated/calls';
import type { OperationData, OperationId, OperationInput } from '../../src/api/operation';

type Calls = {
  [Id in OperationId]: (input: OperationInput<Id>, signal?: AbortSignal) => Promise<OperationData<Id>>;
};

const callsById: Calls = calls;

/**
 * Makes the call of an operation by its name.
 *
 * @param input path, query, headers and body, each where the contract has it
 * @returns the answer's body; null where the contract answers without one (204)
 * @throws ApiError; the caller's own abort comes back untouched, see isAbort
 */
export function request<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OperationData<Id>> {
  return callsById[id](input, signal);
}
