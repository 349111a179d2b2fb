import { requestDeadline } from '../config/requestDeadline';
import { withDeadline } from './deadline';
import { ApiError, parseError, statusError, unansweredError } from './errors';
import { isRedirect, parseFailureBody } from './failureBody';
import {
  operations,
  type OperationData,
  type OperationId,
  type OperationInput,
} from './generated/operations';
import { parseJson } from './parseJson';
import { restoreLists } from './restoreLists';
import { send, type Answer } from './send';

const OK = 200;
const NO_CONTENT = 204;
const UNAUTHORIZED = 401;

function parseSuccess<Id extends OperationId>(id: Id, { status, text }: Answer): OperationData<Id> {
  try {
    const data = parseJson<OperationData<Id>>(status === NO_CONTENT ? 'null' : text);
    if (status !== NO_CONTENT && !isRedirect(data)) restoreLists(id, data);
    return data;
  } catch (error) {
    throw parseError(id, status, error);
  }
}

/**
 * The data of an answer. A 200 of an operation that documents only 204 is either a redirect, which every operation may
 * answer with, or counts as that 204.
 */
function dataOf<Id extends OperationId>(id: Id, answer: Answer): OperationData<Id> {
  const successes: readonly number[] = operations[id].successStatuses;
  if (successes.includes(answer.status)) {
    const data = parseSuccess(id, answer);
    if (isRedirect(data)) throw statusError(id, UNAUTHORIZED, data);
    return data;
  }
  const body = parseFailureBody(answer.text);
  if (answer.status !== OK) throw statusError(id, answer.status, body);
  if (isRedirect(body)) throw statusError(id, UNAUTHORIZED, body);
  return parseSuccess(id, { status: NO_CONTENT, text: '' });
}

/**
 * Makes one call of the contract: the only way to the server (CALL-01 to CALL-05). It shows nothing and navigates
 * nowhere. Every failure is turned into one ApiError here and nowhere else.
 *
 * @param id the operationId
 * @param input path, query, headers and body, each where the contract has it. For getPage the Context-Url header
 *   names the page (see pageContextUrl); left out, it is the browser's address
 * @returns the answer's body; null where the contract answers without one (204)
 * @throws ApiError for a status the contract does not call a success, for a redirect (CALL-04), for a body that cannot
 *   be read or parsed, and after 20 s without an answer; the caller's own abort comes back untouched, see isAbort
 */
export async function request<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OperationData<Id>> {
  try {
    return dataOf(
      id,
      await withDeadline((stop) => send(id, operations[id], input, stop), requestDeadline, signal),
    );
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : unansweredError(id, error);
  }
}
