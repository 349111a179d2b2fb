import type { ErrorObject } from 'ajv';
import type { OperationId } from '../../../src/api/operation';
import { commonAnswers, type Validator } from '../../generated/validators';

/** One violation of the contract, by a request of the app or a response of a behaviour. */
export interface Violation {
  operationId: OperationId;
  direction: 'request' | 'answer';
  /** JSON pointer into the request or the response body: `/query/take`; empty for the whole. */
  place: string;
  message: string;
}

/** A violation without its operation, with the violated JSON Schema keyword and its limit. */
export interface Problem extends Pick<Violation, 'place' | 'message'> {
  keyword: string;
  limit?: number | string;
}

/**
 * Problems from a validator's errors, with their places. Errors of conditions are omitted, since those of the branch
 * are more precise.
 */
export const problemsOf = (errors: readonly ErrorObject[] | null | undefined): Problem[] =>
  (errors ?? []).filter(({ keyword }) => keyword !== 'if').map(problemOf);

function problemOf({ instancePath, keyword, params, message = keyword }: ErrorObject): Problem {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const surplus: unknown = additionalProperty ?? unevaluatedProperty;
  if (surplus !== undefined)
    return { place: `${instancePath}/${String(surplus)}`, message: 'is not in the contract', keyword };
  if (missingProperty !== undefined)
    return { place: `${instancePath}/${String(missingProperty)}`, message: 'is missing', keyword };
  return { place: instancePath, message, keyword, limit: params.limit ?? params.format ?? params.pattern };
}

const hasAll = (body: unknown, properties: readonly string[]) =>
  typeof body === 'object' && body !== null && properties.every((property) => property in body);

/** Problems of a response: an undocumented status, or a body that is invalid for its status. */
export function answerProblems(
  answers: Readonly<Record<number, Validator<unknown>>>,
  { status, body = null }: { status: number; body?: unknown },
): Problem[] {
  const common = commonAnswers.find(
    (candidate) => candidate.status === status && hasAll(body, candidate.required),
  );
  const validate = common?.validate ?? answers[status];
  if (validate === undefined)
    return [{ place: '', message: `status ${status} is not in the contract`, keyword: 'status' }];
  return validate(body) ? [] : problemsOf(validate.errors);
}
