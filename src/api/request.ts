import { withDeadline } from './deadline';
import { parseError, statusError, unansweredError } from './errors';
import { isRedirect } from './failureBody';
import {
  operations,
  type OperationData,
  type OperationId,
  type OperationInput,
} from './generated/operations';
import { parseJson } from './parseJson';
import { send, type Answer } from './send';

const TIMEOUT_MS = 30_000;
const OK = 200;
const NO_CONTENT = 204;

async function answerTo<Id extends OperationId>(id: Id, input: OperationInput<Id>, signal?: AbortSignal) {
  try {
    return await withDeadline((stop) => send(id, operations[id], input, stop), TIMEOUT_MS, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unansweredError(id, error);
  }
}

function dataOf<Id extends OperationId>(id: Id, { status, text }: Answer): OperationData<Id> {
  try {
    return parseJson(status === NO_CONTENT ? 'null' : text);
  } catch (error) {
    throw parseError(id, status, error);
  }
}

/**
 * Makes one call of the contract: the only way to the server (CALL-01 to CALL-05). It shows nothing and goes nowhere.
 *
 * @param id the operationId
 * @param input path, query, headers and body, each where the contract has it. For getPage the Context-Url header
 *   names the page (see pageContextUrl); left out, it is the browser's address
 * @returns the answer's body; null where the contract answers without one (204)
 * @throws ApiError for a status the contract does not call a success, for a redirect (CALL-04) and after 30 s without
 *   an answer; the caller's own abort comes back untouched, see isAbort
 */
export async function request<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  options: { signal?: AbortSignal } = {},
): Promise<OperationData<Id>> {
  const answer = await answerTo(id, input, options.signal);
  const successes: readonly number[] = operations[id].successStatuses;
  const isSuccess = successes.includes(answer.status);
  if (!isSuccess && answer.status !== OK) throw statusError(id, answer.status, answer.failure);
  const data = dataOf(id, answer);
  if (isRedirect(data)) throw statusError(id, 401, data);
  return isSuccess ? data : dataOf(id, { ...answer, status: NO_CONTENT });
}
